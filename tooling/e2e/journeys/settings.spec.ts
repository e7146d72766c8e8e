import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

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
