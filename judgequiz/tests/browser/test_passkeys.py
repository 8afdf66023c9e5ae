"""A passkey is added and logs in by itself; Chromium plays the device that keeps it."""

from playwright.sync_api import Page, expect

from judgequiz.accounts.models import User
from judgequiz.tests.browser.test_accounts import FRONT, PASSWORD, sign_up

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_it_works(faultless: Page, site: str):
    page = faultless
    # A passkey belongs to a name, and an address of numbers is none.
    site = site.replace("127.0.0.1", "localhost")
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    page.goto(f"{site}/en/")
    sign_up(page)
    User.objects.get().emailaddress_set.update(verified=True)

    page.goto(f"{site}/en/account/passkeys/add/")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Go on").click()
    page.get_by_label("What to call it").fill("blue key")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    expect(page.locator(".codes li")).to_have_count(10)
    page.goto(f"{site}/en/account/passkeys/")
    expect(page.locator(".rows")).to_contain_text("blue key")

    page.goto(f"{site}/en/account/logout/")
    page.locator("main").get_by_role("button", name="Log out").click()
    expect(page).to_have_url(FRONT)
    page.goto(f"{site}/ja/account/login/?next=/ja/mechanics/")
    page.get_by_role("button", name="パスキーを使う").click()
    expect(page).to_have_url(f"{site}/ja/mechanics/")

    page.goto(f"{site}/en/account/logout/")
    page.locator("main").get_by_role("button", name="Log out").click()
    page.get_by_role("link", name="Log in").click()
    page.get_by_label("E-mail address").fill("judy@judge.example")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in", exact=True).click()
    expect(page.get_by_role("heading", name="The second step")).to_be_visible()
    page.get_by_role("button", name="With a passkey").click()
    expect(page).to_have_url(FRONT)
