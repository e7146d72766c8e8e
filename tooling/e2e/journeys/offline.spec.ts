import { patience } from "@grow/testing/test-time";
import type { BrowserContext, Page } from "@playwright/test";
import { startSite } from "../site/site.ts";
import { choosePhase, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp, signUpByForm } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

// Other journeys look at requests that a service worker would keep from them.
test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has cached a page; given a date, as it is since the diary's change at that date. */
async function isKept(page: Page, path: string, since = ""): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) =>
            (await caches.match(wanted, { ignoreVary: true }))?.headers.get("x-state") ?? "none",
          path,
        ),
      { timeout: 30_000 * patience },
    )
    .toMatch(new RegExp(`^${since || "\\d"}`));
}

/** A diary with one week, its pages cached on the device as they are after the week was published. */
async function aKeptDiary(page: Page, name: string) {
  const id = await startDiary(page, name);
  await choosePhase(page, "Vegetative");
  await page.getByRole("textbox", { name: "Comment" }).fill("The first week.");
  await publish(page);
  const week = new URL(page.url()).pathname;
  const { data } = (await (await page.request.get(`/api/diaries/${id}`)).json()) as {
    data: { update_date: string };
  };
  await page.goto("/offline");
  const editors = `/diaries/${id}/weeks`;
  for (const path of [`${editors}/new/edit`, week, `${editors}/${/\d+$/.exec(week)?.[0]}/edit`]) {
    await isKept(page, path, data.update_date);
  }
  return { id, week };
}

async function weeksOf(page: Page, id: number) {
  const answer = await page.request.get(`/api/diaries/${id}`);
  const { data } = (await answer.json()) as {
    data: {
      items_week: { id: number; text: string; days: number; version: number; items_photo: unknown[] }[];
    };
  };
  return data.items_week;
}

const waiting = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline." });

async function goOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline);
}

test.describe("offline", () => {
  test.slow();

  test("a queued week with two photos survives a reload and is sent once, in order", {
    tag: "@smoke",
  }, async ({ page, context, complaints }) => {
    complaints.allow(/net::ERR_|Failed to (fetch|load)|NetworkError|status of 503/);
    await signUp(page);
    const { id, week } = await aKeptDiary(page, "Far from any mast");

    await goOffline(context, true);
    await page.goto(week);
    await expect(page.getByText("The first week.")).toBeVisible();
    await expect(waiting(page)).toContainText("Showing the copy from");

    await page.goto(`/diaries/${id}/weeks/new/edit`);
    await choosePhase(page, "Vegetative");
    await page.getByRole("textbox", { name: "Comment" }).fill("Written under the lamp, without a bar.");
    await expect(page.getByLabel("Add photos")).toBeEnabled();
    await chooseFiles(page.getByLabel("Add photos"), [await aPhoto("one.jpg"), await aPhoto("two.jpg")]);
    await expect(page.getByRole("img", { name: /^Photo [12]$/ })).toHaveCount(2);
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Week 2 is saved on this device")).toBeVisible();
    await expect(waiting(page)).toContainText("Queued until you're online: 2 photos and 1 week.");

    await page.reload();
    await page.goto("/offline");
    await expect(page.getByText("Week 2 · Far from any mast")).toBeVisible();
    await expect(page.getByText(/one\.jpg/)).toBeVisible();

    await page.goto(`/diaries/${id}/weeks/new/edit`);
    await choosePhase(page, "Vegetative");
    await page.getByLabel("Week of the grow").fill("3");
    await page.getByRole("textbox", { name: "Comment" }).fill("And another one.");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Week 3 is saved on this device")).toBeVisible();

    await goOffline(context, false);
    await expect.poll(async () => (await weeksOf(page, id)).length, { timeout: 20_000 * patience }).toBe(3);
    // The editor opens the week it has sent: two navigations at once may never end.
    await page.waitForURL(/\/week\/\d+/);
    await page.goto("/offline");
    await expect(page.getByText("All caught up.", { exact: false })).toBeVisible();
    await page.reload();
    const weeks = await weeksOf(page, id);
    expect(weeks.map(({ text, items_photo }) => [text, items_photo.length])).toEqual([
      ["The first week.", 0],
      ["Written under the lamp, without a bar.", 2],
      ["And another one.", 0],
    ]);
    const ids = weeks.map((one) => one.id);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
  });

  test("a conflicting change is not overwritten; the author sees both states and chooses", async ({
    page,
    context,
    complaints,
    site,
  }) => {
    complaints.allow(/net::ERR_|Failed to (fetch|load)|status of (409|503)/);
    await signUp(page);
    const { id, week } = await aKeptDiary(page, "Two gardeners");
    const weekId = Number(/\d+$/.exec(week)?.[0]);

    await goOffline(context, true);
    await page.goto(`/diaries/${id}/weeks/${weekId}/edit`);
    await page.getByRole("textbox", { name: "Comment" }).fill("Mine, from the tent.");
    await page.getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByText("Week 1 is saved on this device")).toBeVisible();

    // The other device: the same session, past the pages of this one.
    const stored = (await (await page.request.get(`/api/diaries/${id}`)).json()).data.items_week[0];
    const changed = await page.request.put(`/api/diaries/${id}/weeks/${weekId}`, {
      headers: { origin: site.community },
      data: { version: stored.version, days: stored.days, faza: stored.faza, text: "Theirs, from the sofa." },
    });
    expect(changed.status()).toBe(200);

    await goOffline(context, false);
    await page.goto("/offline");
    await expect(page.getByText("This week was changed on another device")).toBeVisible();
    const table = page.getByRole("table");
    await expect(table).toContainText("Mine, from the tent.");
    await expect(table).toContainText("Theirs, from the sofa.");
    expect((await weeksOf(page, id))[0]?.text).toBe("Theirs, from the sofa.");

    await page.getByRole("link", { name: "Open in editor" }).click();
    const choice = page.getByRole("group", { name: "Comment" });
    await expect(choice).toContainText("Mine, from the tent.");
    await expect(choice).toContainText("Theirs, from the sofa.");
    const comment = page.getByRole("textbox", { name: "Comment" });
    await expect(comment).toHaveValue("Mine, from the tent.");
    await page.getByRole("button", { name: "Save week 1" }).click();
    await expect(choice.getByRole("radio", { name: "On this device" })).toBeFocused();
    await page.getByRole("link", { name: "Use the saved version" }).click();
    await expect(comment).toHaveValue("Theirs, from the sofa.");
    await expect(page.getByText("This week was changed on another device")).toBeHidden();
    await page.goto("/offline");
    await expect(page.getByText("All caught up.", { exact: false })).toBeVisible();
    expect((await weeksOf(page, id))[0]?.text).toBe("Theirs, from the sofa.");
  });

  test("bookmarked diaries can be read once the reader asks for it, until they change their mind", async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/net::ERR_|Failed to (fetch|load)|status of 503/);
    await signUp(page);
    const { data } = await (await page.request.get("/api/diaries?tags=harvest&sort=like&limit=24")).json();
    const { name, link } = data.items.find((item: { is_lock: boolean }) => !item.is_lock);
    await page.goto(link);
    const bookmarks = page.waitForResponse(
      (response) => response.request().method() === "POST" && !response.url().includes("/api/"),
    );
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await bookmarks;
    // Before hydration the press posts a form, and the page loads again.
    await expect(main.getByRole("button", { name: "Saved", exact: true })).toBeVisible();

    await page.goto("/offline");
    const choice = page.getByRole("switch", { name: "Read bookmarks offline" });
    await choice.check();
    const bookmark = page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(bookmark).toBeVisible({ timeout: 30_000 * patience });

    await goOffline(context, true);
    await page.reload();
    await bookmark.click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(waiting(page)).toContainText("Showing the copy from");

    await goOffline(context, false);
    await page.goto("/offline");
    await choice.uncheck();
    await expect(bookmark).toBeHidden();
    const isCached = () =>
      page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined, link);
    await expect.poll(isCached, { timeout: 30_000 * patience }).toBe(false);
  });

  test("sign-out clears cached pages, and queued weeks stay with their account", async ({
    page,
    context,
    complaints,
    expectAccessible,
  }) => {
    complaints.allow(/net::ERR_|Failed to (fetch|load)|status of 503/);
    await signUp(page);
    const { id, week } = await aKeptDiary(page, "Shared tablet");
    await goOffline(context, true);
    await page.goto(`/diaries/${id}/weeks/new/edit`);
    await choosePhase(page, "Vegetative");
    await page.getByRole("textbox", { name: "Comment" }).fill("For my eyes only.");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Week 2 is saved on this device")).toBeVisible();
    await page.goto("/explore");
    await expect(page).toHaveURL("/offline?from=%2Fexplore");
    await expect(page.getByRole("link", { name: "Shared tablet" })).toBeVisible();
    await expectAccessible(page);

    // The session ends before the network is back: as another one is opened, nothing of his is shown or sent.
    await context.clearCookies({ name: "token" });
    await goOffline(context, false);
    // That something waits is said, for he may have come back to see it; not what it is.
    await page.goto("/offline");
    await expect(page.getByText("This device has unsent work")).toBeVisible();
    await expect(page.getByText(/Shared tablet|For my eyes only/)).toHaveCount(0);
    await expectAccessible(page);
    await signUpByForm(page);
    await page.goto("/offline");
    await expect(page.getByText("All caught up.", { exact: false })).toBeVisible();
    expect(
      await page.evaluate(
        async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined,
        week,
      ),
      "no page of the one before",
    ).toBe(false);
    expect((await weeksOf(page, id)).length).toBe(1);
  });
});

test("an unreachable server is treated like no network", async ({ browser, contextOptions }) => {
  // A site of its own is started for it, at the same time as other journeys.
  test.setTimeout(120_000 * patience);
  const site = await startSite();
  const context = await browser.newContext({ ...contextOptions, baseURL: site.community });
  try {
    const page = await context.newPage();
    await signUp(page);
    const editor = `/diaries/${await startDiary(page, "Power cut")}/weeks/new/edit`;
    await page.goto("/offline");
    await isKept(page, editor);
    await site.stop();
    await page.goto(editor);
    await choosePhase(page, "Vegetative");
    await page.getByRole("textbox", { name: "Comment" }).fill("By candle light.");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Week 1 is saved on this device")).toBeVisible();
    await page.goto("/offline");
    await expect(page.getByText("Week 1 · Power cut")).toBeVisible();
  } finally {
    await context.close();
    await site.stop();
  }
});
