import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { choiceOf, saveChoices } from "./notification-choices.ts";
import { sendSignIn, signUp } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

const address = "/settings/interface";

async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((one) => one.name === name)?.value;
}

for (const kind of ["with JavaScript", "without JavaScript"] as const) {
  test.describe(`interface settings ${kind}`, () => {
    test.use({ javaScriptEnabled: kind === "with JavaScript", colorScheme: "light" });

    test("let a guest change language, theme and each unit", async ({ page }) => {
      await page.goto("/explore");
      await page.getByRole("contentinfo").getByRole("link", { name: "Settings" }).click();
      await expect(page).toHaveURL(address);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: "Dark" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(main.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");

      await main.getByRole("button", { name: "°F", exact: true }).click();
      await expect(main.getByRole("button", { name: "°F", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await main.getByRole("button", { name: "tsp/gal" }).click();
      await expect.poll(() => cookie(page, "measures")).toBe("metric.metric.metric.l.ec.f.tspgal");
      await expect(page).toHaveURL(address);

      await main.getByRole("button", { name: "Deutsch" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oberfläche");
      await expect(main.getByRole("button", { name: "°F", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    });
  });
}

test("store a member's units with the account", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings/measures");
  await expect(page).toHaveURL(/\/grower\/[^/]+\/settings\/measures$/);
  await page.getByRole("main").getByRole("button", { name: "Ounces" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Ounces" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const session = await (await page.request.get("/api/session")).json();
  const measures = async () =>
    (await (await page.request.get(`/api/users/${session.data.user.id}`)).json()).data.presets.measures;
  await expect.poll(measures).toMatchObject({ weight: "english", temperature: "c" });
});

test("let a member change every section of the account without JavaScript", { tag: "@smoke" }, async ({
  plainPage: page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const { name, password } = await signUp(page);
  const main = page.getByRole("main");
  const saved = main.getByText("Saved", { exact: true });
  const save = async () => {
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await expect(saved).toBeVisible();
  };

  await test.step("profile and picture", async () => {
    await page.goto("/settings");
    await page.getByLabel("About you").fill("No scripts in this tent.");
    await save();
    await expect(page.getByLabel("About you")).toHaveValue("No scripts in this tent.");
    await page.goto("/settings/picture");
    await chooseFiles(page.getByLabel("Choose a file"), await aPhoto("plain.jpg"));
    await main.getByRole("button", { name: "Upload picture" }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByRole("img", { name: "Your picture" })).toHaveAttribute("src", /^\/media\//);
  });

  await test.step("links, with what was typed wrong beside its field", async () => {
    await page.goto("/settings/socials");
    await page.getByLabel("Instagram").fill("two words");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Enter only your name there: no link, no spaces.")).toBeVisible();
    await expect(page.getByLabel("Instagram")).toHaveValue("two words");
    await page.getByLabel("Instagram").fill("https://www.instagram.com/ada.grows/");
    await save();
  });

  await test.step("personal data and what comes by email", async () => {
    await page.goto("/settings/personal");
    await page.getByLabel("First name").fill("Ada");
    await save();
    await main.getByRole("button", { name: "Request a copy" }).click();
    await expect(page.getByText("We've been packing your data")).toBeVisible();
    await page.goto("/settings/notifications");
    await choiceOf(page, "Mentions", "By email").check();
    await saveChoices(page);
    const hours = main.locator("form", { has: page.getByLabel("Time zone") });
    await hours.getByLabel("Time zone").fill("Nowhere");
    await hours.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("There's no such time zone.")).toBeVisible();
    await hours.getByLabel("Time zone").fill("vienna");
    await hours.getByRole("button", { name: "Save" }).click();
    await expect(hours.getByText("Saved", { exact: true })).toBeVisible();
    await expect(hours.getByLabel("Time zone")).toHaveValue("Europe/Vienna");
    await page.goto("/settings/subscribe");
    await page.getByRole("radio", { name: "One summary a week" }).check();
    await save();
    await expect(page.getByRole("radio", { name: "One summary a week" })).toBeChecked();
  });

  await test.step("order of the sidebar and cookies", async () => {
    await page.goto("/settings/interface");
    await page.getByRole("radio", { name: "By name" }).check();
    await save();
    await page.goto("/settings/cookies");
    await main.getByRole("button", { name: "Allow all" }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByLabel("Statistics")).toBeChecked();
  });

  const changed = `${password} and a leaf`;
  await test.step("password and access tokens", async () => {
    await page.goto("/settings/password");
    const form = main.locator("form", { has: page.getByRole("button", { name: "Change password" }) });
    await form.getByLabel("Current password").fill("not my password");
    await form.getByLabel("New password", { exact: true }).fill(changed);
    await form.getByLabel("Confirm new password").fill(changed);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Wrong password. Try again.")).toBeVisible();
    await form.getByLabel("Current password").fill(password);
    await form.getByLabel("New password", { exact: true }).fill(changed);
    await form.getByLabel("Confirm new password").fill(changed);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(saved).toBeVisible();
    await page.goto("/settings/tokens");
    await page.getByLabel("Name", { exact: true }).fill("Tent sensors");
    await page.getByLabel("Current password").fill(changed);
    await main.getByRole("button", { name: "Create token" }).click();
    await expect(page.getByText("Copy this token now")).toBeVisible();
    await page.goto("/settings/tokens");
    await main.getByRole("button", { name: "Revoke" }).click();
    await expect(main.getByText("Tent sensors", { exact: true })).toHaveCount(0);
  });

  await test.step("leave, and change one's mind", async () => {
    await page.goto("/settings/sessions");
    await expect(page.getByText("This device")).toBeVisible();
    await page.goto("/settings/delete");
    await page.getByLabel("Current password").fill(changed);
    await main.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/auth/signin?return_path=%2Fsettings%2Fdelete");
    await sendSignIn(page, name, changed);
    await expect(main.getByText("You signed in, so your account stays.")).toBeVisible();
    await main.getByRole("link", { name: "Continue" }).click();
    await expect(main.getByRole("button", { name: "Delete account" })).toBeVisible();
  });
});
