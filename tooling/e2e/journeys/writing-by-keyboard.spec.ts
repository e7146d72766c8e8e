import { patience } from "@grow/testing/test-time";
import type { Locator, Page } from "@playwright/test";
import { firstWeekOpened, weekPage } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

/** Goes on by the Tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.first().evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 150; steps += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key never comes to ${target}`);
}

/** Comes to a field by keyboard and writes into it. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Comes to a button or link by keyboard and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Chooses a phase with the arrows: one stop for all four. */
async function arrowToPhase(page: Page, phase: string): Promise<void> {
  await tabTo(page, page.getByRole("radio", { checked: true }).and(page.locator("[name=faza]")));
  for (let steps = 0; steps < 4; steps += 1) {
    if (await page.getByRole("radio", { name: phase }).isChecked()) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`The arrows never come to ${phase}`);
}

test("a diary can be written from seed to harvest by keyboard alone", async ({ page, expectAccessible }) => {
  test.setTimeout(120_000 * patience);
  await signUp(page);
  await page.goto("/diaries/edit/new");
  await typeInto(page, page.getByLabel("Name", { exact: true }), "Without a mouse");
  await press(page, page.getByRole("button", { name: "Start diary" }));
  await firstWeekOpened(page);

  // What a screen reader is told of the page: its parts have names, and the coach speaks up by itself.
  await expect(page.getByRole("group", { name: "Phase" })).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Units" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Weeks of this diary" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Germination" })).toBeChecked();
  await expectAccessible(page);
  await typeInto(page, page.getByRole("textbox", { name: "Comment" }), "Tap root after two days.");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /Comment|comment/ })
      .first(),
  ).toBeAttached();
  await press(page, page.getByRole("button", { name: /^Publish week/ }));
  await page.waitForURL(weekPage);

  const weeks = [
    { phase: "Vegetative", field: "pH", value: "5,9", shown: "5.9" },
    { phase: "Flowering", field: "Humidity", value: "48", shown: "48" },
  ];
  for (const { phase, field, value, shown } of weeks) {
    await press(page, page.getByRole("link", { name: "Add week" }));
    await firstWeekOpened(page);
    await arrowToPhase(page, phase);
    await typeInto(page, page.getByLabel(field, { exact: true }), value);
    await press(page, page.getByRole("button", { name: /^Publish week/ }));
    await page.waitForURL(weekPage);
    await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
  }

  await press(page, page.getByRole("link", { name: "Add week" }));
  await firstWeekOpened(page);
  await arrowToPhase(page, "Harvest");
  await expectAccessible(page);
  await typeInto(page, page.getByLabel("Wet weight"), "480");
  await typeInto(page, page.getByLabel("Dry weight"), "96");
  await typeInto(page, page.getByLabel("Plants harvested"), "2");
  // The ratings are one stop, too.
  await tabTo(page, page.locator("[name='seed.n_general']"));
  await page.keyboard.press("ArrowRight");
  await press(page, page.getByRole("button", { name: /^Publish harvest/ }));
  await page.waitForURL(weekPage);
  await expect(page.getByRole("heading", { level: 2, name: /^Harvest/ })).toBeVisible();
  await expect(page.getByRole("main").getByText("96").first()).toBeVisible();
});
