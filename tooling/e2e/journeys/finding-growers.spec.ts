import { choosePhase, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { choiceOf, saveChoices } from "./notification-choices.ts";
import { confirmAddress, nthEmail, signUp } from "./people.ts";

const TABS = ["Diaries", "Reviews", "Activity", "Bookmarks", "Followers", "Following", "Shorts"];

test("a grower finds another, follows them, and gets their new week in the feed, on the home page and by email", {
  tag: "@smoke",
}, async ({ page, guestPage: authorPage, site, expectAccessible }) => {
  const author = await signUp(authorPage);
  const diary = await startDiary(authorPage, "Followed from the start");
  await choosePhase(authorPage, "Vegetative");
  await authorPage.getByRole("textbox", { name: "Comment" }).fill("Two leaves.");
  await publish(authorPage);

  const { name, email } = await signUp(page);
  await confirmAddress(page, site.dataDir, email);
  await page.goto("/settings/notifications");
  await choiceOf(page, "New weeks", "By email").check();
  await saveChoices(page);

  // Found by name in the list of growers.
  await page.goto("/growers");
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill(author.name);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { name: author.name }).getByRole("link").click();
  await page.waitForURL(`**/grower/${author.name}`);

  // Each tab of the profile opens, and the first one shows the diary.
  await expect(page.getByRole("link", { name: "Followed from the start" }).first()).toBeVisible();
  const tabs = page.getByRole("navigation", { name: author.name });
  for (const tab of TABS) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
  }
  await page.getByRole("main").getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Following" })).toBeVisible();

  // A finished diary becomes a bookmark.
  const finished = await page.request.get("/api/diaries?tags=harvest&limit=1");
  const [saved] = (await finished.json()).data.items;
  await page.goto(saved.link);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();

  // Both are in the reader's own lists, each in its own.
  await page.goto(`/grower/${name}/following`);
  await expect(page.getByRole("main").getByRole("link", { name: author.name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: saved.name })).toHaveCount(0);
  await page.goto(`/grower/${name}/bookmarks`);
  await expect(page.getByRole("main").getByRole("link", { name: saved.name })).toBeVisible();

  // The feed has been read: what comes now is new.
  const seen = page.waitForResponse((answer) => answer.url().endsWith("/feed/seen"));
  await page.goto("/feed");
  await seen;

  await authorPage.goto(`/diaries/${diary}/weeks/new/edit`);
  await authorPage.locator("textarea[name=text]").fill("Topped above the fifth node.");
  await publish(authorPage);

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "New since you were here" })).toBeVisible();
  await expect(page.getByText("Topped above the fifth node.")).toBeVisible();
  await page.goto("/feed");
  const line = page.getByRole("main").getByRole("listitem").first();
  await expect(line).toContainText("New week");
  await expect(line).toContainText("Topped above the fifth node.");
  await expect(line.getByText("New", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const mail = await nthEmail(site.dataDir, email, 2);
  expect(mail.subject).toBe(`${author.name} added a week to Followed from the start`);
});

test("the feed of the whole site grows while it is scrolled, and has pages without JavaScript", async ({
  guestPage,
  plainPage,
}) => {
  await guestPage.goto("/feed");
  const lines = guestPage.getByRole("main").getByRole("listitem");
  const first = await lines.count();
  await guestPage.mouse.wheel(0, 20_000);
  await expect(guestPage).toHaveURL(/\/feed\?page=\d+$/);
  await expect.poll(() => lines.count()).toBeGreaterThan(first);

  await plainPage.goto("/feed");
  await plainPage.getByRole("link", { name: "Older" }).click();
  await expect(plainPage).toHaveURL(/\/feed\?page=2$/);
  await expect(plainPage.getByRole("main").getByRole("listitem").first()).toBeVisible();
});
