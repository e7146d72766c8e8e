import { expect, type Page } from "@playwright/test";

/**
 * Starts a diary by the form and comes out at the editor of its first week.
 *
 * @returns the id of the diary
 */
export async function startDiary(page: Page, name: string): Promise<number> {
  await page.goto("/diaries/edit/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Start the diary" }).click();
  return firstWeekOpened(page);
}

/** Waits for the editor of a new week, and says of which diary. */
export async function firstWeekOpened(page: Page): Promise<number> {
  await page.waitForURL(/\/diaries\/\d+\/weeks\/new\/edit$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return Number(/\/diaries\/(\d+)\//.exec(page.url())?.[1]);
}

/** Chooses the phase of the week that is being edited. */
export async function choosePhase(page: Page, phase: string): Promise<void> {
  await page.getByRole("radio", { name: phase }).check();
}

/** Publishes the week that is being edited, and comes out at its page. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.waitForURL(/\/diaries\/[^/]+\/week\/\d+$/);
}
