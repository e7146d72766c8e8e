import { expect, test } from "./journey.ts";

// A second attempt on the same site finds what the first one left.
const unique = () => `${Date.now()}`.slice(-9);

/** A day some days from now, as a date field has it. */
const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

test("a moderator writes a poll, and growers' votes keep its options and its secret", async ({
  page,
  guestPage,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  // The forms that are rejected.
  complaints.allow(/status of 422/);
  const title = `Tent or room ${unique()}`;
  const main = page.getByRole("main");
  await signIn("moderator");
  await page.goto("/admin/votings");
  await expect(page.getByRole("heading", { level: 1, name: "Polls" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await main.getByRole("link", { name: "New poll" }).click();

  // The title and the second option are missing.
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field("items_option.0.items_text.en.text").fill("A tent");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Write this in the original language.").first()).toBeVisible();
  await expect(field("items_option.0.items_text.en.text")).toHaveValue("A tent");
  await field("items_text.en.title").fill(title);
  await field("items_option.1.items_text.en.text").fill("A room");
  await page.getByRole("button", { name: "Add option" }).click();
  await field("items_option.2.items_text.en.text").fill("A closet");
  await page.getByRole("button", { name: "Move Option 3 up" }).click();
  await field("date_end").fill(day(20));
  await field("date_end.time").fill("20:00");
  await page.getByLabel("Who sees the results").selectOption("at_end");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expect(field("items_option.1.items_text.en.text")).toHaveValue("A closet");
  await expectAccessibleInBothThemes(page);

  const link = (await page.getByRole("link", { name: "Open page" }).getAttribute("href")) ?? "";
  await guestPage.goto(link);
  await expect(guestPage.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const { origin } = new URL(page.url());
  const poll = (await (await page.request.get(`/api/blogs/voting/${link.split("/").at(-1)}`)).json()).data;
  const voted = await page.request.post(`/api/blogs/votes/${poll.id}/vote`, {
    headers: { origin },
    data: { option_id: poll.options[0].id },
  });
  expect(voted.ok(), await voted.text()).toBe(true);

  // Votes fix the options, and nobody sees them before the end.
  await page.reload();
  await expect(page.getByText(/^Growers have voted\. Options, start/)).toBeVisible();
  await expect(page.getByText("Votes are hidden from staff too, by the rule for results.")).toBeVisible();
  await expect(field("items_option.0.items_text.en.text")).not.toBeEditable();
  await expect(page.getByRole("button", { name: "Remove Option 1" })).toBeHidden();
  await expect(page.getByLabel("Who sees the results").locator("option")).toHaveText([
    "Everyone, once it has ended",
  ]);
  await expectAccessibleInBothThemes(page);
  await field("date_end").fill(day(10));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Growers have voted. The end can only move later.")).toBeVisible();
  await field("date_end").fill(day(30));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Edited" }).first()).toContainText("End:");

  // It goes and comes back with its vote.
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Removed. You can restore it for 30 days.")).toBeVisible();
  complaints.allow(/status of 404/);
  expect((await guestPage.goto(link))?.status()).toBe(404);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("Restored as a draft")).toBeVisible();
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await guestPage.goto(link);
  await expect(guestPage.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a moderator writes a poll without JavaScript", async ({ plainPage, site }) => {
  await plainPage.context().addCookies([
    {
      name: "token",
      value: site.tokens.moderator ?? "",
      url: site.community,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
  const title = `Plain poll ${unique()}`;
  await plainPage.goto("/admin/votings/new");
  const field = (name: string) => plainPage.locator(`[name="${name}"]`);
  await field("items_text.en.title").fill(title);
  await field("items_option.0.items_text.en.text").fill("Soil");
  await plainPage.getByRole("button", { name: "Add option" }).click();
  await expect(field("items_text.en.title")).toHaveValue(title);
  await field("items_option.2.items_text.en.text").fill("Coco");
  await plainPage.getByRole("button", { name: "Remove Option 2" }).click();
  await expect(field("items_option.1.items_text.en.text")).toHaveValue("Coco");
  await plainPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(plainPage.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await plainPage.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(plainPage.getByText("Removed. You can restore it for 30 days.")).toBeVisible();
});

test("an administrator copies last year's nominations, edits candidates, and deletes the draft", async ({
  page,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  await signIn("admin");
  await page.goto("/admin/awards");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "New awards" }).click();
  await page.getByRole("link", { name: /^Copy nominations of \d{4}$/ }).click();
  await expect(page.getByText(/^Nominations of \d{4} are copied\./)).toBeVisible();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const year = await field("year").inputValue();
  const name = await field("items_nomination.0.items_text.en.name").inputValue();
  expect(name).not.toBe("");
  for (const [date, days] of [
    ["date_start", 300],
    ["date_end", 330],
    ["date_result", 340],
  ] as const) {
    await field(date).fill(day(days));
    await field(`${date}.time`).fill("20:00");
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/awards/${year}\\?done=saved$`));
  await expect(field("items_nomination.0.items_text.en.name")).toHaveValue(name);
  await expectAccessibleInBothThemes(page);

  // Candidates: one that is found by name, and one by its address.
  const { data: diaries } = await (await page.request.get("/api/diaries?sort=like&limit=2")).json();
  const [first, second] = diaries.items as { name: string; link: string }[];
  await expect(page.getByText("2 public candidates in every nomination")).toBeVisible();
  await page.getByRole("link", { name: "0 candidates" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByLabel("Several at once").fill(`${first?.link}\n/diaries/999999999`);
  complaints.allow(/status of 422/);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText(/Line 2: Nothing public found\./)).toBeVisible();
  await page.getByLabel("Several at once").fill(`${first?.link}\n${second?.link}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("2 candidates added")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: `Remove ${first?.name}`, exact: true }).click();
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  await page.getByLabel("Candidate", { exact: true }).click();
  await page.getByRole("combobox", { name: "Candidate" }).fill(first?.name ?? "");
  await page
    .getByRole("option", { name: first?.name ?? "" })
    .first()
    .click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("1 candidate added")).toBeVisible();
  await page.goto(`/admin/awards/${year}`);

  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: year, exact: true })).toBeHidden();
});
