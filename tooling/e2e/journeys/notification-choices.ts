import { expect, type Locator, type Page } from "@playwright/test";

/** The form on the settings of notifications that chooses the ways of each event. */
const choices = (page: Page): Locator =>
  page.locator("form", { has: page.getByRole("group", { name: "Mentions" }) });

/** The box of one way of an event: `choiceOf(page, "Likes", "By email")`. */
export const choiceOf = (page: Page, event: string, way: string): Locator =>
  choices(page).getByRole("group", { name: event }).getByRole("checkbox", { name: way });

/** Saves the chosen ways. */
export async function saveChoices(page: Page): Promise<void> {
  await choices(page).getByRole("button", { name: "Save" }).click();
  await expect(choices(page).getByRole("alert")).toHaveText("Saved");
}
