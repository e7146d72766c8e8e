import { patience } from "@grow/testing/test-time";
import { choosePhase, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** What the browser stores of drafts. */
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith("draft:"))
    .sort()
    .map((key) => localStorage.getItem(key))
    .join();

test("a week draft with a photo survives reloads, and both drafts stay on offer", async ({ page }) => {
  test.setTimeout(120_000 * patience);
  await page.clock.install();
  await signUp(page);
  const id = await startDiary(page, "Nothing lost");
  const editor = `/diaries/${id}/weeks/new/edit`;
  const text = page.getByRole("textbox", { name: "Comment" });
  const photo = page.getByRole("img", { name: /^(Photo 1|Roots in the jar)$/ });
  await choosePhase(page, "Vegetative");
  await text.fill("First roots");
  await page.getByLabel("Height").fill("40");
  await page.getByLabel("Dose").first().fill("0.75");
  // What was typed comes back to the digit.
  await page.getByText("Imperial", { exact: true }).click();
  await expect(page.getByLabel("Height")).not.toHaveValue("40");
  await page.getByText("Metric", { exact: true }).click();
  await expect(page.getByLabel("Height")).toHaveValue("40");
  await expect(page.getByLabel("Dose").first()).toHaveValue("0.75");

  await chooseFiles(page.getByLabel("Add photos"), [await aPhoto("roots.jpg")]);
  await expect(photo).toBeVisible();
  await page.getByLabel("Actions for photo 1").click();
  await page.getByRole("button", { name: "Add description" }).click();
  // The first key goes into the field, not to a button.
  await page.keyboard.type(" Roots in the jar");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Draft saved on this device/)).toBeVisible();
  await expect.poll(() => page.evaluate(stored)).toContain("Roots in the jar");
  await page.clock.runFor(3000);
  const draft = await page.evaluate(stored);

  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    // An untouched form used to be stored over the draft a moment after loading.
    await page.clock.runFor(3000);
    expect(await page.evaluate(stored)).toBe(draft);
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(text).toHaveValue("First roots");
  await expect(page.getByLabel("Height")).toHaveValue("40");
  await expect(photo).toBeVisible();

  await page.goto(editor);
  await text.fill("Another start");
  await expect.poll(() => page.evaluate(stored)).toContain("Another start");
  await page.reload();
  await expect(page.getByText(/^Unpublished draft from/)).toHaveCount(2);

  for (const left of [1, 0]) {
    await page.getByRole("button", { name: "Discard", exact: true }).first().click();
    await expect(page.getByText(/^Unpublished draft from/)).toHaveCount(left);
  }
  await page.reload();
  await expect(page.getByLabel("Add photos")).toBeEnabled();
  await expect(page.getByText(/^Unpublished draft from/)).toHaveCount(0);
  await expect(photo).toHaveCount(0);
});

test("a draft open in two tabs is published once, and the second tab is asked", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of (409|422)/);
  await signUp(page);
  const id = await startDiary(page, "Two tabs");
  const editor = `/diaries/${id}/weeks/new/edit`;
  await choosePhase(page, "Vegetative");
  await page.getByRole("textbox", { name: "Comment" }).fill("From two tabs");
  await expect.poll(() => page.evaluate(stored)).toContain("From two tabs");
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await tab.goto(editor);
    await tab.getByRole("button", { name: "Continue" }).click();
    await expect(tab.getByRole("textbox", { name: "Comment" })).toHaveValue("From two tabs");
  }
  await first.getByRole("button", { name: /^Publish/ }).click();
  await first.waitForURL(/\/week\/\d+\?published$/);
  // The same text again would be the same week, which opens.
  await second.getByRole("textbox", { name: "Comment" }).fill("From the second tab");
  await second.getByRole("button", { name: /^Publish/ }).click();
  await expect(second.getByText("Week 1 is already published")).toBeVisible();
  for (const name of ["Open it", "Publish another entry", "Discard draft"]) {
    await expect(second.getByRole("button", { name }).or(second.getByRole("link", { name }))).toBeVisible();
  }
  const { data } = await (await page.request.get(`/api/diaries/${id}`)).json();
  expect(data.weeks).toHaveLength(1);
});
