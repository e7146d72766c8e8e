import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

test("a guest goes from a taste to a strain, its harvests, family and seedbanks, and mixes a feed, without JavaScript", {
  tag: "@smoke",
}, async ({ plainPage: page }) => {
  await page.goto("/strains/categories");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Citrus/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Citrus" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Lemon Thicket" }).first().click();
  await page.waitForURL("**/strains/lemon-thicket");

  // Figures of real harvests name how many growers they come from.
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "From real harvests" })).toBeVisible();
  await expect(main.getByRole("figure", { name: /^Flowering \d+ days$/ })).toBeVisible();
  await expect(main.getByText(/\d+ growers/).first()).toBeVisible();

  await main.getByRole("link", { name: /^Open the family tree/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Family of Lemon Thicket" })).toBeVisible();
  await page.goBack();
  await main.getByRole("link", { name: "Compare side by side" }).click();
  await page.waitForURL(/\/compare\/strains\?id=/);
  await expect(main.getByText("Yield per watt").first()).toBeVisible();

  // A feeding chart in the reader's units.
  await page.goto("/nutrients/loam-lumen/schemes");
  await main.getByRole("link", { name: "Mix it" }).first().click();
  await page.waitForURL(/\/nutrients\/loam-lumen\/schemes\/\d+/);
  const first = await main.getByRole("listitem").filter({ hasText: "Base A/B" }).textContent();
  await main.getByLabel("Tank").fill("20");
  await main.getByRole("button", { name: "Measure out" }).click();
  const twice = await main.getByRole("listitem").filter({ hasText: "Base A/B" }).textContent();
  const amount = (line: string | null) => Number(/([\d.]+)\s*ml/.exec(line ?? "")?.[1]);
  expect(amount(twice)).toBe(2 * amount(first));
});

test("a grower reviews the lamp of their diary, and the review shows on its page", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/auth/signup");
  const { name } = await signUp(page);
  const { request } = page;
  const lamp = (await (await request.get("/api/products?section=grow-lights&limit=1")).json()).data.items[0];
  const answer = await request.post("/api/diaries", {
    headers: { origin: new URL(page.url()).origin },
    data: {
      ...{ name: "Under a new lamp", type_room: 1, type_soil: 1, type_watering: 1 },
      items_equip: [{ category: "lamp_flower", product_id: lamp.id }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()).data;

  await page.goto(`/diaries/${id}/reviews`);
  await page.getByText("Write a review").click();
  await page.getByRole("group", { name: "Overall" }).getByRole("radio", { name: "9", exact: true }).check();
  await page.getByLabel("How did it perform?").fill("Even light from wall to wall.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save review" }).click();
  await expect(page.getByText("9/10")).toBeVisible();

  await page.goto(`${lamp.link}/reviews`);
  const review = page.getByRole("article").filter({ hasText: name });
  await expect(review.getByText("Even light from wall to wall.")).toBeVisible();
});
