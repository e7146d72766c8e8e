import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { choosePhase, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";
import { aPhoto, type ChosenFile, chooseFiles } from "./photos.ts";

/** A short of seven seconds that the demo data has as well. */
async function aShort(): Promise<ChosenFile> {
  const path = new URL("../../demo-data/committed-videos/de-steinwolle.mp4", import.meta.url);
  return { name: "cube.mp4", mimeType: "video/mp4", buffer: await readFile(fileURLToPath(path)) };
}

const captions: ChosenFile = {
  name: "cube.vtt",
  mimeType: "text/vtt",
  buffer: Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nDay 1\n"),
};

/** A solved question of the demo data about brown leaf tips. */
async function solvedQuestion(page: Page): Promise<{ title: string }> {
  const answer = await page.request.get("/api/problems?tags=brown-leaf-tips&is_solved=true&limit=1");
  return (await answer.json()).data.items[0];
}

/** Waits until the page reacts to more than links and forms. */
const scripts = (page: Page) => page.waitForFunction(() => "__remixRouter" in window);

/** Waits until a short follows keys and fingers. */
const untilSwipes = (page: Page) => page.locator("[data-swipes]").waitFor();

test("a grower asks about a diary week, gets an answer and accepts it", { tag: "@smoke" }, async ({
  page,
  guestPage: expert,
  expectAccessible,
  complaints,
}) => {
  test.setTimeout(120_000 * patience);
  await signUp(page);
  await startDiary(page, "Burnt tips");
  await choosePhase(page, "Vegetative");
  await page.getByRole("textbox", { name: "Comment" }).fill("The tips turn brown.");
  await publish(page);
  await page.getByRole("link", { name: "Ask about this week" }).click();
  await page.waitForURL(/\/grow-questions\/edit\/new\?diary=\d+&week=\d+$/);
  await expect(page.getByRole("heading", { name: "From your diary" })).toBeVisible();

  // Four steps: where, what, photos, words. Questions that were asked before appear on the way.
  const solved = await solvedQuestion(page);
  await page.getByRole("radio", { name: "Old, lower leaves" }).check();
  await page.getByRole("button", { name: "Next: what you see" }).click();
  await page.getByRole("checkbox", { name: "Brown leaf tips" }).check();
  await expect(page.getByRole("heading", { name: "Asked before" })).toBeVisible();
  await expect(page.getByRole("link", { name: solved.title }).first()).toBeVisible();
  await expect(page.getByText("Solved").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next: photos" }).click();
  await chooseFiles(page.locator('input[type="file"]'), await aPhoto("tips.jpg"));
  await expect(page.getByRole("button", { name: "Remove photo" })).toBeVisible();
  await page.getByLabel("What does it show?").fill("Brown tips");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next: your words" }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill("Why do my leaf tips burn since Monday?");
  await page.getByLabel("What happened?").fill("I raised the EC to 2.2.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Post question" }).click();
  await page.waitForURL(/\/grow-questions\/\d+-why-do-my-leaf-tips-burn/);
  const question = new URL(page.url()).pathname;
  await expect(page.getByText("Needs an answer")).toBeVisible();
  await expect(page.getByRole("link", { name: "Brown tips", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Burnt tips" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Brown leaf tips" }).first()).toBeVisible();

  await signUp(expert);
  await expert.goto(question);
  await scripts(expert);
  await expert.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(expert.getByRole("button", { name: "Following" })).toBeVisible();
  await expert.getByLabel("Your answer").fill("Flush with plain water, then feed half.");
  await expert.getByRole("button", { name: "Post answer" }).click();
  await expert.waitForURL(/#solution-\d+$/);
  await expect(expert.getByText("Flush with plain water, then feed half.").first()).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "This solved it" }).click();
  await expect(page.getByText(/^Solved it for /)).toBeVisible();
  await expect(page.getByText("Needs an answer")).toHaveCount(0);

  // A comment below the answer, on the page of the answer.
  await scripts(page);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  const comments = page.locator('[id^="comments-of-"]');
  await comments.getByLabel("Add a comment").fill("Worked after two days.");
  await comments.getByRole("button", { name: "Post comment" }).click();
  await page.waitForURL(/\/solution\/\d+\?comment=\d+#comment-\d+$/);
  await expect(page.getByText("Worked after two days.")).toBeVisible();

  // Deleted by mistake, and restored. The view of the page, which is counted once it is idle, may find the question deleted.
  complaints.allow(/404 .*\/impressions\)$/);
  await page.goto(question);
  await page.getByText("Delete question").click();
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await page.waitForURL(/\/grow-questions\/edit\/\d+\/removed$/);
  await page.getByRole("button", { name: "Restore question" }).click();
  await page.waitForURL(`**${question}`);
  await expect(page.getByText(/^Solved it for /)).toBeVisible();
});

test("a short is uploaded with captions, published, and liked by a double tap", async ({
  page,
  guestPage: fan,
  expectAccessible,
}) => {
  test.setTimeout(120_000 * patience);
  await signUp(page);
  await page.goto("/shorts/edit/new");
  await expect(page.getByRole("button", { name: "Choose video" })).toBeEnabled();
  await chooseFiles(page.locator('input[type="file"]'), await aShort());
  await page.waitForURL(/\/shorts\/edit\/\d+$/);
  await page.getByLabel("Title", { exact: true }).fill("Cube, four days");
  await chooseFiles(page.getByLabel("Caption file"), captions);
  // The part that is shown ends at second 3, and a frame of the file is its cover.
  await page.getByRole("slider", { name: "End" }).fill("3");
  await expect(page.getByText("0:00 to 0:03, 3 of 60 s for a short")).toBeVisible();
  await page.getByRole("radio", { name: "0:02" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish video" }).click();
  await page.waitForURL(/\/shorts\/\d+-cube-four-days$/);
  const short = new URL(page.url()).pathname;
  const id = /\d+/.exec(short)?.[0] ?? "";
  const video = async () => (await (await page.request.get(`/api/videos/${id}`)).json()).data;
  await expect.poll(async () => (await video()).is_ready, { timeout: 30_000 * patience }).toBe(true);
  expect(await video()).toMatchObject({ clip_end: 3, cover_time: expect.any(Number) });

  await signUp(fan);
  await fan.goto(short);
  await scripts(fan);
  // The next short loads once the page reacts to taps.
  await fan.keyboard.press("Shift");
  await fan.locator("video[hidden]").waitFor({ state: "attached" });
  await expectAccessible(fan);
  const player = fan.locator("video").first();
  await expect(player.locator("track")).toHaveAttribute("srclang", "en");
  await player.dblclick({ position: { x: 40, y: 40 } });
  await expect(fan.getByRole("button", { name: /^Like/ }).first()).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await video()).cnt_likes).toBe(1);

  // The keys go on to the next short, and the address follows.
  await fan.keyboard.press("ArrowDown");
  await fan.waitForURL((url) => url.pathname !== short && url.pathname.startsWith("/shorts/"));
  await fan.goBack();
  await fan.waitForURL(`**${short}`);

  // Deleted, and restored.
  await page.goto(`/shorts/edit/${id}`);
  await page.getByRole("button", { name: "Delete video" }).click();
  await page.waitForURL(/\/removed$/);
  expect((await fan.request.get(short)).status()).toBe(404);
  await page.getByRole("button", { name: "Restore video" }).click();
  await page.waitForURL(`/shorts/edit/${id}`);
  expect((await fan.request.get(short)).status()).toBe(200);
});

/** Draws a finger over the page in ten steps, as a touch screen reports it. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 10; step++) {
    const share = step / 10;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch("touchEnd", []);
  await client.detach();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a swipe over a short opens the next one and the one before, and a double tap likes", async ({
    page,
  }) => {
    await signUp(page);
    const { data } = await (await page.request.get("/api/shorts?limit=3")).json();
    const [first, second]: { link: string; title: string }[] = data.items;
    const isAt = async ({ link, title }: { link: string; title: string }) => {
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(link);
    };
    if (!first || !second) throw new Error("The demo data has two shorts at least");
    await page.goto(first.link);
    await untilSwipes(page);
    await swipe(page, { x: 195, y: 500 }, { x: 195, y: 250 });
    await isAt(second);
    await swipe(page, { x: 195, y: 250 }, { x: 195, y: 500 });
    await isAt(first);
    // Of 90 px, and to the side, nothing happens.
    await swipe(page, { x: 195, y: 500 }, { x: 195, y: 410 });
    await swipe(page, { x: 320, y: 400 }, { x: 100, y: 400 });
    await page.touchscreen.tap(195, 300);
    await page.touchscreen.tap(195, 300);
    await expect(page.getByRole("button", { name: /^Like/ }).first()).toHaveAttribute("aria-pressed", "true");
    await isAt(first);
  });

  test("the comments of a short are a sheet over the film, which stays open after one is written", async ({
    page,
    expectAccessible,
  }) => {
    await signUp(page);
    const { data } = await (await page.request.get("/api/shorts?limit=1")).json();
    await page.goto(data.items[0].link);
    await scripts(page);
    await page.getByRole("link", { name: "Comments" }).click();
    const sheet = page.getByRole("dialog", { name: data.items[0].title });
    await expect(sheet.getByRole("heading", { name: "Comments" })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByLabel("Add a comment").fill("Clean cut.");
    await sheet.getByRole("button", { name: "Post comment" }).click();
    await page.waitForURL(/[?&]comment=\d+/);
    await expect(sheet.getByText("Clean cut.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(page.getByRole("dialog").getByText("Clean cut.")).toBeVisible();
  });
});

test("shorts go on in the order of the list, by keys and by links, and back to it", async ({ page }) => {
  await signUp(page);
  const { data } = await (await page.request.get("/api/shorts?sort=like&limit=3")).json();
  const [first, second, third]: { link: string; title: string }[] = data.items;
  if (!first || !second || !third) throw new Error("The demo data has three shorts at least");
  const isAt = async ({ link, title }: { link: string; title: string }) => {
    await page.waitForURL((url) => decodeURIComponent(url.pathname) === link && url.search === "?order=like");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  };
  await page.goto("/shorts?sort=like");
  await page.getByRole("main").locator(`a[href="${first.link}?order=like"]`).first().click();
  await isAt(first);
  await untilSwipes(page);
  await page.keyboard.press("j");
  await isAt(second);
  await page.getByRole("link", { name: "Next short" }).click();
  await isAt(third);
  await page.keyboard.press("k");
  await isAt(second);
  await page.getByRole("link", { name: "Close" }).click();
  await page.waitForURL("/shorts?sort=like");
});

test("questions and shorts can be read without script", async ({ plainPage }) => {
  await plainPage.goto("/shorts");
  const first = plainPage
    .getByRole("main")
    .locator('a[href^="/shorts/"]')
    .filter({ hasNotText: "Upload" })
    .first();
  await first.click();
  await plainPage.waitForURL(/\/shorts\/\d+/);
  await expect(plainPage.locator("video")).toBeVisible();
  await plainPage.getByRole("link", { name: "Next short" }).click();
  await expect(plainPage.locator("video")).toBeVisible();
  await plainPage.goto("/grow-questions?sort=solutions");
  await plainPage
    .getByRole("main")
    .locator('a[href^="/grow-questions/"]')
    .filter({ hasText: /\w{4}/ })
    .last()
    .click();
  await expect(plainPage.getByRole("heading", { level: 1 })).toBeVisible();
});
