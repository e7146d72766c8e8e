import type { Page } from "@playwright/test";
import { seenAt } from "./guests.ts";
import { expect, test } from "./journey.ts";

/**
 * A week of a finished diary that everybody may read.
 *
 * @param place - among its weeks, as for `at()`; the newest by default
 */
async function aWeek(page: Page, place = -1): Promise<string> {
  const { data } = await (await page.request.get("/api/diaries?tags=harvest&sort=like&limit=24")).json();
  const found = data.items.find((item: { is_lock: boolean }) => !item.is_lock);
  if (!found) throw new Error("The demo data has no such diary.");
  return `${found.link}/week/${found.weeks.at(place).id}`;
}

const thread = (page: Page) => page.locator("#comments").getByRole("article");

/** Writes a comment and opens its menu. */
async function write(page: Page, text: string) {
  await page.getByLabel("Add a comment").fill(text);
  await page.getByRole("button", { name: "Post comment" }).click();
  await expect(page).toHaveURL(/comment=\d+#comment-\d+$/);
  const comment = thread(page).filter({ hasText: text }).first();
  await expect(comment).toBeVisible();
  return comment;
}

/** Before the scripts are there the menu of a comment is a link to a page of its own. */
const scripts = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("#comments article") ?? {}).some((key) => key.startsWith("__react")),
  );

test.describe("comments on a week", () => {
  test("can be edited, deleted and restored by their author", async ({ page, signIn, guestPage }) => {
    await signIn("moderator");
    const week = await aWeek(page);
    await page.goto(week);
    const text = `Which pot size is thsi? ${Date.now()}`;
    const comment = await write(page, text);
    const more = comment.getByLabel("Comment options").first();

    await scripts(page);
    await more.click();
    await comment.getByRole("button", { name: "Edit" }).click();
    await comment.getByLabel("Edit your comment").fill(text.replace("thsi", "this"));
    await comment.getByRole("button", { name: "Save comment" }).click();
    const changed = thread(page)
      .filter({ hasText: text.replace("thsi", "this") })
      .first();
    await expect(changed.getByText("edited")).toBeVisible();

    await changed.getByLabel("Comment options").first().click();
    await changed.getByRole("button", { name: "Delete" }).click();
    await expect(changed).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(changed).toBeVisible();
    await seenAt(guestPage, week, guestPage.locator("#comments").getByText(text.replace("thsi", "this")));
  });

  test("restore a draft until it is sent", async ({ page, signIn }) => {
    await signIn("moderator");
    await page.goto(await aWeek(page));
    const field = page.getByLabel("Add a comment");
    const text = `Half a thought ${Date.now()}`;
    await field.fill(text);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);
    await page.reload();
    await expect(field).toHaveValue(text);
    await page.getByRole("button", { name: "Post comment" }).click();
    await expect(page).toHaveURL(/comment=\d+#comment-\d+$/);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(text);
    await page.reload();
    await expect(field).toHaveValue("");
  });

  test("can be reported, and a moderator closes the report", { tag: "@smoke" }, async ({ page, signIn }) => {
    await signIn("admin");
    const week = await aWeek(page);
    await page.goto(week);
    const text = `Plants for sale ${Date.now()}`;
    await write(page, text);
    await signIn("moderator");
    await page.goto(week);
    await scripts(page);
    const comment = thread(page).filter({ hasText: text }).first();
    await comment.getByLabel("Comment options").first().click();
    await comment.getByRole("button", { name: "Report" }).click();
    const dialog = page.getByRole("dialog");
    // The first key goes to the first field: it chooses a reason, and does not close the dialog.
    await expect(dialog.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Space");
    await expect(dialog.getByRole("radio").first()).toBeChecked();
    await dialog.getByLabel("Buying or selling").check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("A moderator will take a look.")).toBeVisible();

    await page.goto("/admin/complaints");
    const complaint = page
      .getByRole("main")
      .locator("form")
      .filter({ has: page.getByText("Resolve") });
    const before = await complaint.count();
    await expect(page.getByText(text)).toBeVisible();
    await page.locator("div", { hasText: text }).getByRole("button", { name: "Resolve" }).last().click();
    await expect(page.getByText(text)).toBeHidden();
    await expect(complaint).toHaveCount(before - 1);
  });
});

for (const [device, width] of [
  ["phone", 390],
  ["desktop", 1440],
] as const) {
  test.describe(`a link to a comment on a ${device}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("leads to the comment, which stays in its place while the page loads the rest", async ({
      page,
      signIn,
    }) => {
      await signIn("moderator");
      await page.addInitScript(() => {
        const shifts: { value: number; moved: string[] }[] = [];
        Object.assign(window, { shifts });
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
              hadRecentInput: boolean;
              value: number;
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            if (hadRecentInput) continue;
            const moved = sources.map(
              ({ node, previousRect: before, currentRect: after }) =>
                `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${place(before)} -> ${place(after)} at ${scrollY}`,
            );
            shifts.push({ value, moved });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      // A week with readings, which are compared with those of others further down.
      await page.goto(await aWeek(page, -3));
      await write(page, `Which light did it have? ${Date.now()}`);
      const link = page.url();
      await page.goto("about:blank");
      const compared = page.waitForResponse((response) => response.url().endsWith("/others"));
      await page.goto(link);
      const comment = page.locator(new URL(link).hash);
      await scripts(page);
      await expect(comment).toBeInViewport();
      await page.mouse.move(width / 3, 400);
      await page.mouse.wheel(0, 5000);
      await compared;
      await page.mouse.wheel(0, -6000);
      await comment.scrollIntoViewIfNeeded();
      await expect(comment).toBeInViewport();
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(0.01);
    });
  });
}

test.describe("comments on a week without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("can be edited, deleted and restored on their own page", async ({ page, signIn }) => {
    await signIn("manager");
    await page.goto(await aWeek(page));
    const text = `Wich lamp is it? ${Date.now()}`;
    const comment = await write(page, text);
    await comment.getByLabel("Comment options").first().click();
    await page.getByLabel("Edit your comment").fill(text.replace("Wich", "Which"));
    await page.getByRole("button", { name: "Save comment" }).click();
    const changed = thread(page)
      .filter({ hasText: text.replace("Wich", "Which") })
      .first();
    await expect(changed.getByText("edited")).toBeVisible();
    await changed.getByLabel("Comment options").first().click();
    await page.getByRole("button", { name: "Delete comment" }).click();
    await expect(page.getByRole("heading", { name: "Comment deleted" })).toBeVisible();
    await page.getByRole("button", { name: "Restore comment" }).click();
    await expect(changed).toBeVisible();
  });
});
