import { expect, type Page } from "@playwright/test";

/**
 * Creates a diary by the form and waits for the editor of its first week.
 *
 * @returns the id of the diary
 */
export async function startDiary(page: Page, name: string): Promise<number> {
  await page.goto("/diaries/edit/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Start diary" }).click();
  return firstWeekOpened(page);
}

/** Waits for the editor of a new week and returns its diary's id. */
export async function firstWeekOpened(page: Page): Promise<number> {
  await page.waitForURL(/\/diaries\/\d+\/weeks\/new\/edit$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return Number(/\/diaries\/(\d+)\//.exec(page.url())?.[1]);
}

/** Chooses the phase of the edited week. */
export async function choosePhase(page: Page, phase: string): Promise<void> {
  await page.getByRole("radio", { name: phase }).check();
}

/** Publishes the edited week and waits for its page. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.waitForURL(/\/diaries\/[^/]+\/week\/\d+\?published$/);
}
