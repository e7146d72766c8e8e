import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

/** The open voting of the demo data in English; its results appear after one has voted. */
const QUESTION = "What should we test next?";
/** The share of an option. */
const SHARE = /^\d+%$/;

test("a grower reads an article, votes in a poll, and changes the vote", async ({
  page,
  expectAccessibleInBothThemes,
}) => {
  await page.goto("/journal");
  await expect(page.getByRole("heading", { level: 1, name: "Journal" })).toBeVisible();
  await expect(page.getByRole("link", { name: "VPD without a table" }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // The contents lead to the parts of the text, and a diary in it is a card.
  await page.goto("/journal/vpd-without-a-table");
  await expect(page.getByRole("heading", { level: 1, name: "VPD without a table" })).toBeVisible();
  await page.getByRole("link", { name: "What to aim for" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/#s-what-to-aim-for$/);
  await expect(page.locator('article article a[href^="/diaries/"]').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // A guest who votes signs in and comes back; until then no number is on the page.
  const { data } = await (await page.request.get("/api/blogs/voting?lang=en")).json();
  const voting: { link: string; options: { text: string }[] } = data.items.find(
    ({ title }: { title: string }) => title === QUESTION,
  );
  const [first, second] = voting.options.map(({ text }) => text);
  await page.goto(voting.link);
  await expect(page.getByText("Results appear once you've voted.")).toBeVisible();
  await expect(page.getByText(SHARE)).toHaveCount(0);
  await page.getByRole("button", { name: `Vote for this: ${first}` }).click();
  await page.waitForURL(/\/auth\/signin\?return_path=/);

  await signUp(page);
  await page.goto(voting.link);
  await page.getByRole("button", { name: `Vote for this: ${first}` }).click();
  const voted = (option = "") =>
    page.getByRole("button", { name: `Vote for this: ${option}`, pressed: true });
  await expect(voted(first)).toBeVisible();
  await expect(page.getByText("You can change your vote until the end.")).toBeVisible();
  await expect(page.getByText(SHARE)).toHaveCount(voting.options.length);
  await expectAccessibleInBothThemes(page);

  await page.getByRole("button", { name: `Vote for this: ${second}` }).click();
  await expect(voted(second)).toBeVisible();
  await expect(voted()).toHaveCount(1);
  await page.reload();
  await expect(voted(second)).toBeVisible();
});

test("an article and a poll can be read, and a vote be given, without script", async ({
  page,
  plainPage,
}) => {
  await signUp(page);
  await plainPage.context().addCookies(await page.context().cookies());
  await plainPage.goto("/journal");
  await plainPage.getByRole("main").getByRole("link", { name: "VPD without a table" }).first().click();
  await plainPage.waitForURL("**/journal/vpd-without-a-table");
  await expect(plainPage.getByRole("heading", { level: 1 })).toBeVisible();
  await plainPage.goto("/journal/voting");
  await plainPage.getByRole("link", { name: QUESTION }).first().click();
  await plainPage
    .getByRole("button", { name: /^Vote for this/ })
    .first()
    .click();
  await plainPage.waitForURL(/#voting-\d+$/);
  await expect(plainPage.getByRole("button", { name: /^Vote for this/, pressed: true })).toBeVisible();
});

test("readers follow the journal by feed, and old addresses lead on", async ({ page, request }) => {
  await page.goto("/journal/category/harvest");
  const feed = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute("href");
  const answer = await request.get(new URL(feed ?? "").pathname);
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  expect(await answer.text()).toContain("<content:encoded>");
  const { data } = await (await request.get("/api/blogs?limit=1")).json();
  const moved = await request.get(`/journal/${data.items[0].id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, data.items[0].link]);
  expect((await request.get("/journal/tags/no-such-tag")).status()).toBe(404);
});
