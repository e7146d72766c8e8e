import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** An open giveaway of the demo data that takes diaries and votes. */
const OPEN = "Three Board 150 for a first winter indoors";

interface Card {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly state: string;
  readonly winners: string;
}

async function giveaways(page: Page, tags: string): Promise<readonly Card[]> {
  const { data } = await (await page.request.get(`/api/giveaways?tags=${tags}&lang=en`)).json();
  return data.items;
}

test("a grower enters a diary, withdraws it, enters it again and votes up to the limit", async ({
  page,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  // The console notes the vote that is one too many.
  complaints.allow(/status of 422/);
  const link = (await giveaways(page, "active")).find(({ title }) => title === OPEN)?.link ?? "";
  // A guest finds it in the list, and what they press leads to sign in and back.
  await page.goto("/giveaways");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("main").getByRole("link", { name: OPEN }).last().click();
  await page.waitForURL(`**${link}`);
  await expect(page.getByRole("heading", { level: 1, name: OPEN })).toBeVisible();
  await page
    .getByRole("button", { name: /^Vote for this/ })
    .first()
    .click();
  await page.waitForURL(/\/auth\/signin\?return_path=/);

  await signIn("grower");
  await page.goto(link);
  await page.getByRole("link", { name: "Choose an entry" }).click();
  // What fits comes first; the names of the rest say why they don't.
  const name =
    (await page
      .getByRole("button", { name: /^Enter this: / })
      .first()
      .getAttribute("aria-label")) ?? "";
  const diary = name.replace("Enter this: ", "");
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("You're in")).toBeVisible();
  await expect(page.getByRole("link", { name: diary }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole("button", { name: "Withdraw entry" }).click();
  await expect(page.getByRole("link", { name: "Choose an entry" })).toBeVisible();
  await page.getByRole("link", { name: "Choose an entry" }).click();
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("You're in")).toBeVisible();

  const free = page.getByRole("button", { name: /^Vote for this/, pressed: false });
  for (const left of [2, 1, 0]) {
    await free.first().click();
    await expect(page.getByText(`${left} of 3 votes left`)).toBeVisible();
  }
  const voted = page.getByRole("button", { name: /^Vote for this/, pressed: true });
  await expect(voted).toHaveCount(3);
  await free.first().click();
  await expect(page.getByText("You've used all your votes here (3).")).toBeVisible();
  await voted.first().click();
  await expect(page.getByText("1 of 3 votes left")).toBeVisible();
  await expect(voted).toHaveCount(2);

  // The account is that of the demo: it leaves the giveaway as it was.
  for (const left of [1, 0]) {
    await voted.first().click();
    await expect(voted).toHaveCount(left);
  }
  await page.getByRole("button", { name: "Withdraw entry" }).click();
  await expect(page.getByRole("link", { name: "Choose an entry" })).toBeVisible();
});

test("a visitor's browser repeats the draw of an ended giveaway", async ({
  page,
  expectAccessibleInBothThemes,
}) => {
  const ended = (await giveaways(page, "archive")).find(
    ({ state, winners }) => state === "over" && winners === "draw",
  );
  await page.goto("/giveaways/archive");
  await page
    .getByRole("main")
    .getByRole("link", { name: ended?.title ?? "" })
    .last()
    .click();
  await page.getByRole("link", { name: "See the winners" }).click();
  await page.waitForURL(/\/draw$/);
  // A guest's page runs its scripts once somebody touches it.
  await page.getByRole("heading", { name: "Check it yourself" }).click();
  await expect(page.getByText("Checked in your browser: this result is right.")).toBeVisible();
  await expect(page.getByText("Prize moved on")).toBeVisible();
  await expect(page.getByText("Moved up for place 2")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("the proof of a draw can be read and downloaded without script", async ({ plainPage, request }) => {
  const ended = (await giveaways(plainPage, "archive")).find(({ winners }) => winners === "draw");
  await plainPage.goto(`${ended?.link}/draw`);
  await expect(plainPage.getByText("Fingerprint of the secret, published at the start")).toBeVisible();
  await plainPage.getByText("The list of entries", { exact: true }).click();
  const file = await plainPage.getByRole("link", { name: "Download list" }).getAttribute("href");
  const answer = await request.get(file ?? "");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  expect(await answer.text()).toMatch(/^(\d+ diary \d+\n)+$/);
});
