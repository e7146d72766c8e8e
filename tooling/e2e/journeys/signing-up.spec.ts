import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { emailsTo, isTo, linkIn } from "../site/emails.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { startSite } from "../site/site.ts";
import { expect, test } from "./journey.ts";
import { emailLink, newAccount, nthEmail, sendSignIn, sendSignUp, signUpByForm } from "./people.ts";

/** Whether the browser of a page is signed in, as its own requests see it. */
async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.request.get("/api/session")).status() === 200;
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.locator(`summary[aria-label="${name}"]`).click();
  await page.getByRole("button", { name: "Sign out" }).click();
}

test.describe("sign-up", () => {
  test("sends an email whose link confirms the address", { tag: "@smoke" }, async ({ page, site }) => {
    const account = await signUpByForm(page);
    await expect(page.getByRole("heading", { name: `Check ${account.email}` })).toBeVisible();

    const mail = await nthEmail(site.dataDir, account.email, 1);
    expect(mail.html).toContain(account.name);
    const link = linkIn(mail);
    expect(link).toContain(`${site.community}/auth/confirm-email`);
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByRole("heading", { name: `${account.email} is confirmed` })).toBeVisible();
    await page.getByRole("link", { name: "Start a diary" }).last().click();
    await expect(page).toHaveURL(/\/diaries\/edit\/new$/);
  });

  test("confirms the address on another, signed-out device", async ({ page, guestPage, site }) => {
    const account = await signUpByForm(page);
    await guestPage.goto(linkIn(await nthEmail(site.dataDir, account.email, 1)));
    await guestPage.getByRole("button", { name: "Confirm email" }).click();
    await expect(guestPage.getByRole("heading", { name: `${account.email} is confirmed` })).toBeVisible();
    expect(await isSignedIn(guestPage)).toBe(false);
    await page.goto("/auth/confirm-email");
    await expect(page.getByRole("heading", { name: `${account.email} is confirmed` })).toBeVisible();
  });

  test("resends the email, and rejects a link with a wrong token", async ({ page, site, complaints }) => {
    const account = await signUpByForm(page);
    await page.getByRole("button", { name: "Resend" }).click();
    await expect(page.getByText("We've sent it again")).toBeVisible();
    const again = linkIn(await nthEmail(site.dataDir, account.email, 2));

    const forged = new URL(again);
    forged.searchParams.set("k", "0".repeat(forged.searchParams.get("k")?.length ?? 32));
    complaints.allow(/status of 4\d\d/);
    await page.goto(forged.href);
    await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    await page.goto(again);
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByRole("heading", { name: `${account.email} is confirmed` })).toBeVisible();
  });

  test("returns to the page where it began", async ({ page }) => {
    await page.goto("/auth/signup?return_path=%2Fexplore%2Findoor");
    await sendSignUp(page, newAccount());
    await page.waitForURL("**/auth/confirm-email?*");
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/explore\/indoor$/);
  });

  test("keeps the input except the password when the name is taken", async ({ page, complaints }) => {
    complaints.allow(/status of 4\d\d/);
    const account = { ...newAccount(), name: "Grower" };
    await page.goto("/auth/signup");
    await sendSignUp(page, account);
    const name = page.getByLabel("Name", { exact: true });
    await expect(name).toHaveAccessibleDescription(/This is already taken/);
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveValue("Grower");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(account.email);

    // The proof is used up by the refused attempt; the next one brings its own.
    const second = newAccount();
    await sendSignUp(page, second);
    await page.waitForURL("**/auth/confirm-email");
    expect(await isSignedIn(page)).toBe(true);
  });

  test("rejects a common password", async ({ page, complaints }) => {
    complaints.allow(/status of 4\d\d/);
    const account = { ...newAccount(), password: "password123" };
    await page.goto("/auth/signup");
    await sendSignUp(page, account);
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /This password is too easy to guess/,
    );
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(account.name);
    expect(await isSignedIn(page)).toBe(false);
  });

  test("never renders the password", async ({ plainPage, site }) => {
    const form = { name: "Grower", email: "x@example.test", password: "never stored", recaptcha: "none" };
    const answer = await plainPage.request.post("/auth/signup", {
      form,
      headers: { origin: site.community },
    });
    expect(answer.status()).toBe(422);
    const html = await answer.text();
    expect(html).toContain("x@example.test");
    expect(html).not.toContain("never stored");
  });
});

test.describe("sign-in", () => {
  test("shows a wrong password at the field and keeps the name", async ({ page, complaints }) => {
    complaints.allow(/status of 4\d\d/);
    await page.goto("/auth/signin");
    await sendSignIn(page, "grower", "not my password");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /That name and password don't match/,
    );
    await expect(page.getByLabel("Name or email")).toHaveValue("grower");
    await sendSignIn(page, "grower", "grow-demo-1");
    await page.waitForURL((url) => url.pathname === "/");
    expect(await isSignedIn(page)).toBe(true);
  });

  test("works by name or email, and sign-out too, without JavaScript", { tag: "@smoke" }, async ({
    page,
    plainPage,
  }) => {
    const account = await signUpByForm(page);
    await plainPage.goto("/auth/signin");
    await sendSignIn(plainPage, account.email, "wrong password");
    await expect(plainPage.getByText("That name and password don't match")).toBeVisible();
    await expect(plainPage.getByLabel("Name or email")).toHaveValue(account.email);
    await sendSignIn(plainPage, account.email, account.password);
    await expect(plainPage).toHaveURL(/\/$/);
    await expect(plainPage.getByLabel(`Your account, ${account.name}`)).toBeVisible();
    await signOut(plainPage, `Your account, ${account.name}`);
    await expect(plainPage.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    expect(await isSignedIn(plainPage)).toBe(false);
    expect(await isSignedIn(page), "the other browser stays signed in").toBe(true);
  });

  test("redirects signed-in users away from the form; the menu signs out", async ({ page }) => {
    const { name } = await signUpByForm(page);
    await page.goto("/auth/signin");
    await expect(page).toHaveURL(/\/$/);
    const [token] = (await page.context().cookies()).filter((cookie) => cookie.name === "token");
    expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    await signOut(page, `Your account, ${name}`);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    // The session has ended on the server, not only in this browser.
    const answer = await page.request.get("/api/session", { headers: { cookie: `token=${token?.value}` } });
    expect(answer.status()).toBe(401);
  });

  test("shows guest pages after the session ended elsewhere", async ({ page, complaints }) => {
    await signUpByForm(page);
    const [token] = (await page.context().cookies()).filter((cookie) => cookie.name === "token");
    const { origin } = new URL(page.url());
    const ended = await fetch(`${origin}/api/session`, {
      method: "DELETE",
      headers: { cookie: `token=${token?.value}`, origin },
    });
    expect(ended.ok).toBe(true);
    // The open page is updated.
    complaints.allow(/401/);
    for (const path of ["/", "/explore?sort=like"]) {
      await page.context().addCookies([{ name: "token", value: token?.value ?? "", url: origin }]);
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
      const left = (await page.context().cookies()).filter((cookie) => cookie.name === "token");
      expect(left, "the token is forgotten").toEqual([]);
    }
  });

  test("returns to the page that required it", async ({ page }) => {
    await page.goto("/explore/flowering?sort=like");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await sendSignIn(page, "grower", "grow-demo-1");
    await expect(page).toHaveURL(/\/explore\/flowering\?sort=like$/);
  });

  for (const foreign of [
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example",
    "javascript:alert(1)",
  ]) {
    test(`does not redirect to ${foreign}`, async ({ page }) => {
      await page.goto(`/auth/signin?return_path=${encodeURIComponent(foreign)}`);
      await sendSignIn(page, "grower", "grow-demo-1");
      await page.waitForURL((url) => url.pathname === "/");
    });
  }

  test("is required by members' pages, which redirect to the form and back", async ({ page }) => {
    await page.goto("/diaries/edit/new");
    await expect(page).toHaveURL(/\/auth\/signin\?return_path=%2Fdiaries%2Fedit%2Fnew$/);
    await sendSignIn(page, "grower", "grow-demo-1");
    await expect(page).toHaveURL(/\/diaries\/edit\/new$/);
  });
});

test.describe("password reset", () => {
  test("sets a new password by email and ends all other sessions", async ({
    page,
    guestPage,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 4\d\d/);
    const account = await signUpByForm(page);
    await guestPage.goto("/auth/signin");
    await guestPage.getByRole("link", { name: "Forgot password?" }).click();
    await guestPage.getByLabel("Email", { exact: true }).fill(account.email);
    await guestPage.getByRole("button", { name: "Send link" }).click();
    await expect(guestPage.getByRole("heading", { name: `Check ${account.email}` })).toBeVisible();

    const link = await emailLink(site.dataDir, account.email, "/auth/reset-password");
    await guestPage.goto(link);
    await guestPage.getByLabel("New password", { exact: true }).fill("another sentence of mine");
    await guestPage.getByLabel("Confirm new password", { exact: true }).fill("another sentence of yours");
    await guestPage.getByRole("button", { name: "Save password" }).click();
    await expect(guestPage.getByLabel("Confirm new password", { exact: true })).toHaveAccessibleDescription(
      /The two passwords don't match/,
    );
    await guestPage.getByLabel("New password", { exact: true }).fill("another sentence of mine");
    await guestPage.getByLabel("Confirm new password", { exact: true }).fill("another sentence of mine");
    await guestPage.getByRole("button", { name: "Save password" }).click();
    await guestPage.waitForURL((url) => url.pathname === "/");
    expect(await isSignedIn(guestPage)).toBe(true);
    expect(await isSignedIn(page), "the session from before has ended").toBe(false);

    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    await page.goto("/auth/signin");
    await sendSignIn(page, account.name, account.password);
    await expect(page.getByText("That name and password don't match")).toBeVisible();
    await sendSignIn(page, account.name, "another sentence of mine");
    await page.waitForURL((url) => url.pathname === "/");
  });

  test("shows the same message for an unknown address", async ({ page, site }) => {
    const { email } = newAccount();
    await page.goto("/auth/forgot-password");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { name: `Check ${email}` })).toBeVisible();
    expect(await emailsTo(site.dataDir, email)).toEqual([]);
  });
});

test.describe("a site with a mail server", () => {
  let post: MailServer;

  test.use({
    // Its start has a time of its own: a busy machine takes longer than a journey may.
    site: [
      async ({}, use) => {
        post = await startMailServer();
        const own = await startSite({ SMTP_URL: post.url, MAIL_FROM: "Grow <post@grow.example>" }, [
          "--empty",
        ]);
        await use({ community: own.community, brands: own.brands, dataDir: own.dataDir, tokens: {} });
        await own.stop();
        await post.stop();
      },
      { scope: "test", timeout: 120_000 * patience },
    ],
  });

  test("sends email through it and stores none", async ({ page, site }) => {
    const account = await signUpByForm(page);
    await expect.poll(() => post.received.length).toBe(1);
    const [mail] = post.received;
    if (!mail) throw new Error("No email has arrived.");
    expect(isTo(mail, account.email)).toBe(true);
    expect(mail.from?.text).toBe('"Grow" <post@grow.example>');
    await page.goto(linkIn(mail));
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByRole("heading", { name: `${account.email} is confirmed` })).toBeVisible();
    expect(await emailsTo(site.dataDir, account.email)).toEqual([]);
  });
});
