import { expect, test } from "./journey.ts";
import { confirmAddress, signUp } from "./people.ts";

/** A share or a number of votes. */
const NUMBER = /\d+%|\d+ votes?\b/;

test("a member votes in the awards and changes the vote, and nobody sees a count before the results", async ({
  page,
  site,
  guestPage,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  // The vote that is refused.
  complaints.allow(/status of 403/);
  const { data: award } = await (await page.request.get("/api/awards/latest?lang=en")).json();
  const [nomination] = award.items_nomination;
  const place = `${award.link}?nomination=${nomination.nomination_id}`;
  const main = page.getByRole("main");

  // A guest who votes signs in and comes back.
  await page.goto("/awards");
  await expect(page.getByRole("heading", { level: 1, name: award.title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: nomination.name })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await main
    .getByRole("button", { name: /^Vote for / })
    .first()
    .click();
  await page.waitForURL(/\/auth\/signin\?return_path=/);

  // Without a confirmed email the page says what to do.
  const { email } = await signUp(page);
  await page.goto(place);
  await main
    .getByRole("button", { name: /^Vote for / })
    .first()
    .click();
  await expect(main.getByRole("alert")).toContainText("Confirm your email to vote.");
  await expect(main.getByRole("link", { name: "Confirm email" })).toHaveAttribute(
    "href",
    "/auth/confirm-email",
  );
  await confirmAddress(page, site.dataDir, email);

  await page.goto(place);
  const buttons = main.getByRole("button", { name: /^Vote for / });
  const [first = "", second = ""] = await buttons.evaluateAll((all) =>
    all.map((button) => (button.getAttribute("aria-label") ?? "").replace("Vote for ", "")),
  );
  await main.getByRole("button", { name: `Vote for ${first}`, exact: true }).click();
  const voted = (name: string) =>
    main.getByRole("button", { name: `Vote for ${name}`, exact: true, pressed: true });
  const pressed = { name: /^Vote for /, pressed: true };
  await expect(voted(first)).toBeVisible();
  await expect(main.getByText(`1 of ${award.cnt_nominations}`)).toBeVisible();
  await main.getByRole("button", { name: `Vote for ${second}`, exact: true }).click();
  await expect(voted(second)).toBeVisible();
  await expect(main.getByRole("button", pressed)).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(voted(second)).toBeVisible();

  // A search keeps the vote in sight and leads back.
  await main.getByLabel("Find a candidate").fill(second.slice(0, 12));
  await main.getByRole("button", { name: "Search" }).click();
  await expect(voted(second)).toBeVisible();
  await main.getByRole("link", { name: "Show all" }).click();
  await expect(buttons).toHaveCount(nomination.items_candidate.length);

  // Counts stay hidden, from the voter, from others and in the API.
  await expect(main).not.toContainText(NUMBER);
  await guestPage.goto(place);
  await expect(guestPage.getByRole("main")).not.toContainText(NUMBER);
  await expect(guestPage.getByRole("button", pressed)).toHaveCount(0);
  const votes = await guestPage.request.get(`/api/awards/${award.year}/${nomination.nomination_id}/votes`);
  const { items } = (await votes.json()).data as { items: { cnt_votes: number | null }[] };
  expect(new Set(items.map(({ cnt_votes }) => cnt_votes))).toEqual(new Set([null]));
});

test("a vote in the awards can be given without script", async ({ page, site, plainPage }) => {
  const { email } = await signUp(page);
  await confirmAddress(page, site.dataDir, email);
  await plainPage.context().addCookies(await page.context().cookies());
  await plainPage.goto("/");
  await plainPage.getByRole("contentinfo").getByRole("link", { name: "Awards" }).click();
  await plainPage.waitForURL("**/awards");
  await plainPage
    .getByRole("button", { name: /^Vote for / })
    .last()
    .click();
  await plainPage.waitForURL(/#nomination-\d+$/);
  await expect(plainPage.getByRole("button", { name: /^Vote for /, pressed: true })).toBeVisible();
});

test("the awards of a past year show winners and places, and older addresses lead to them", async ({
  page,
  expectAccessibleInBothThemes,
}) => {
  const { data: award } = await (await page.request.get("/api/awards/2022?lang=en")).json();
  const [nomination] = award.items_nomination;
  const winner = nomination.items_candidate.find(({ place }: { place: number }) => place === 1);
  const main = page.getByRole("main");
  await page.goto("/poty-2022");
  await expect(page).toHaveURL(/\/awards\/2022$/);
  await expect(main.getByRole("heading", { level: 2, name: "Winners" })).toBeVisible();
  await expect(main.getByRole("link", { name: winner.name }).first()).toHaveAttribute("href", winner.link);
  await expectAccessibleInBothThemes(page);
  await main
    .getByRole("link", { name: `All results: ${nomination.name}` })
    .first()
    .click();
  await expect(main.getByRole("heading", { level: 2, name: nomination.name })).toBeVisible();
  await expect(
    main
      .getByRole("listitem")
      .filter({ has: page.getByText("Winner", { exact: true }) })
      .first(),
  ).toContainText(winner.name);
  await expect(main.getByRole("button", { name: /^Vote/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  for (const [path, to] of [
    ["/grow-awards", "/awards"],
    ["/cdc-2022", "/awards/2022"],
  ] as const) {
    const moved = await page.request.get(path, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, to]);
  }
  expect((await page.request.get("/awards/2019")).status()).toBe(404);
});
