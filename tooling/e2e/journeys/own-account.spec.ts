import { type RunningProvider, startOidcProvider } from "@grow/testing/oidc-provider";
import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { emailsTo } from "../site/emails.ts";
import { startSite } from "../site/site.ts";
import { expect, test } from "./journey.ts";
import { choiceOf, saveChoices } from "./notification-choices.ts";
import { emailLink, newAccount, sendSignIn, signUp } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

const ADDRESS = "iris@example.org";
const NEW_ADDRESS = "iris.moss@example.org";
const PASSWORD = "five leaves and a trichome";

let provider: RunningProvider;

test.use({
  // Its start has a time of its own: a busy machine takes longer than a journey may.
  site: [
    async ({}, use) => {
      const own = await startSite(
        async ({ community }) => {
          provider = await startOidcProvider(`http://localhost:${community}/auth/oauth-callback`);
          return {
            OAUTH_DEMO_ISSUER: provider.issuer,
            OAUTH_DEMO_CLIENT_ID: provider.clientId,
            OAUTH_DEMO_CLIENT_SECRET: provider.clientSecret,
          };
        },
        ["--empty"],
      );
      await use({ community: own.community, brands: own.brands, dataDir: own.dataDir, tokens: {} });
      await own.stop();
      await provider.close();
    },
    { scope: "test", timeout: 120_000 * patience },
  ],
});

/** A device that holds passkeys and whose screen lock is always opened. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an account is made with a provider, changed, used without a password, exported and deleted", async ({
  page,
  guestPage,
  site,
  complaints,
}) => {
  // Most of what an account can do, with jobs that start some seconds later.
  test.setTimeout(120_000 * patience);
  // The browser goes through the provider's pages.
  complaints.allow(/A request to elsewhere: http:\/\/127\.0\.0\.1/);
  complaints.allow(/status of 4\d\d/);
  const main = page.getByRole("main");
  const save = main.getByRole("button", { name: "Save", exact: true });
  const saved = main.getByText("Saved", { exact: true });
  const session = async () => await page.request.get("/api/session");

  await test.step("sign in with a provider and complete the account", async () => {
    provider.expect({ sub: "iris-1", email: ADDRESS, email_verified: true });
    await page.goto("/auth/signin?return_path=%2Fsettings");
    await page.getByRole("link", { name: "Continue with Demo" }).click();
    await expect(page).toHaveURL(/\/auth\/oauth-complete$/);
    await expect(page.getByLabel("Email")).toHaveValue(ADDRESS);
    await page.getByLabel("Name", { exact: true }).fill("iris");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/grower\/iris\/settings$/);
  });

  await test.step("change name, picture and units", async () => {
    // The address changes before the page does, and both pages have a field "Name".
    await expect(main.getByRole("heading", { name: "Profile" })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("iris.moss");
    await page.getByLabel("About you").fill("Two tents in the attic.");
    await save.click();
    await expect(page).toHaveURL(/\/grower\/iris\.moss\/settings\?renamed$/);
    await expect(saved).toBeVisible();
    await expect(page.getByLabel("About you")).toHaveValue("Two tents in the attic.");
    const old = await page.request.get("/grower/iris/followers", { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, "/grower/iris.moss/followers"]);

    await page.goto("/settings/picture");
    await chooseFiles(page.getByLabel("Choose a file"), await aPhoto("iris.jpg"));
    await page.getByLabel("Zoom").fill("40");
    await page.getByRole("button", { name: "Upload picture" }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByRole("img", { name: "Your picture" })).toHaveAttribute("src", /^\/media\//);

    await page.goto("/settings/measures");
    await main.getByRole("button", { name: "Ounces" }).click();
    await expect(main.getByRole("button", { name: "Ounces" })).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("set a password, and add a passkey with it", async () => {
    await page.goto("/settings/password");
    await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm new password").fill(PASSWORD);
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(saved).toBeVisible();

    await addAuthenticator(page);
    await page.getByLabel("Name of the passkey").fill("Phone");
    const form = main.locator("form", { has: page.getByRole("button", { name: "Add passkey" }) });
    await form.getByLabel("Current password").fill(PASSWORD);
    await form.getByRole("button", { name: "Add passkey" }).click();
    await expect(page.getByText("Passkey added")).toBeVisible();
  });

  await test.step("sign in with the passkey alone", async () => {
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect.poll(async () => (await session()).status()).toBe(401);
    await page.goto("/auth/signin?return_path=%2Fsettings%2Fsubscribe");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(/\/grower\/iris\.moss\/settings\/subscribe$/);
  });

  await test.step("change which emails come, and unsubscribe from one by its link", async () => {
    await page.getByRole("checkbox", { name: "News from Grow" }).click();
    await save.click();
    await expect(saved).toBeVisible();

    await page.goto("/settings/notifications");
    await choiceOf(page, "New followers", "By email").click();
    await saveChoices(page);
    const { data } = await (await session()).json();
    await signUp(guestPage, newAccount());
    const followed = await guestPage.request.post(`/api/follows/user/${data.user.id}`, {
      headers: { origin: site.community },
    });
    expect(followed.status(), await followed.text()).toBe(200);
    const link = await unsubscribeLink(site.dataDir, ADDRESS);
    // As the button of a mail program sends it: without cookies and without an origin.
    const answer = await fetch(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    await guestPage.goto(link);
    await expect(guestPage.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
  });

  await test.step("change the address, which the new one confirms", async () => {
    await page.goto("/settings/personal");
    await page.getByLabel("Email", { exact: true }).fill(NEW_ADDRESS);
    await page.getByLabel("Current password").fill("not my password");
    await save.click();
    await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Current password").fill(PASSWORD);
    await save.click();
    await expect(page.getByText(`Open the link we've sent to ${NEW_ADDRESS}`)).toBeVisible();
    await page.goto(await emailLink(site.dataDir, NEW_ADDRESS, "/auth/confirm-email"));
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByRole("heading", { name: `${NEW_ADDRESS} is confirmed` })).toBeVisible();
  });

  let copy: Buffer = Buffer.alloc(0);
  await test.step("download everything", async () => {
    await page.goto("/settings/personal");
    await page.getByRole("button", { name: "Request a copy" }).click();
    await expect(page.getByText("We've been packing your data")).toBeVisible();
    const link = await emailLink(site.dataDir, NEW_ADDRESS, "/settings/download");
    const file = await page.request.get(link);
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/zip"]);
    copy = await file.body();
    expect(copy.subarray(0, 2).toString()).toBe("PK");
    expect(await (await guestPage.request.get(link)).text(), "of another member").not.toMatch(/^PK/);
  });

  await test.step("restore the copy into an empty account", async () => {
    await guestPage.goto("/settings/personal");
    await guestPage
      .getByLabel("ZIP with your data")
      .setInputFiles({ name: "grow-data.zip", mimeType: "application/zip", buffer: copy });
    await guestPage.getByRole("button", { name: "Restore data" }).click();
    await expect(guestPage.getByText("Your data is restored")).toBeVisible({ timeout: 30_000 * patience });
    await guestPage.goto("/settings");
    await expect(guestPage.getByLabel("About you")).toHaveValue("Two tents in the attic.");
  });

  await test.step("delete the account", async () => {
    await page.goto("/settings/delete");
    await page.getByRole("radio", { name: "Now" }).click();
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect((await session()).status()).toBe(401);
    await page.goto("/auth/signin");
    await sendSignIn(page, NEW_ADDRESS, PASSWORD);
    await expect(page.getByText("That name and password don't match")).toBeVisible();
    expect((await page.request.get("/api/users/iris.moss")).status()).toBe(404);
  });
});

/** Waits for an email with a button to unsubscribe, as mail programs show it, and returns its address. */
async function unsubscribeLink(dataDir: string, address: string): Promise<string> {
  const links = async () =>
    (await emailsTo(dataDir, address)).flatMap(({ headers }) => {
      const list = headers.get("list") as { unsubscribe?: { url: string } } | undefined;
      return list?.unsubscribe?.url ?? [];
    });
  await expect.poll(async () => (await links()).length, { message: "an email to unsubscribe from" }).toBe(1);
  return (await links())[0] ?? "";
}
