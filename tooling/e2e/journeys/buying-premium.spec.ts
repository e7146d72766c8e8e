import { expect } from "./journey.ts";
import { signInAs, test } from "./subdomains.ts";

test("a grower buys Premium by invoice and reads a locked diary", { tag: "@smoke" }, async ({
  page,
  guestPage,
}) => {
  await signInAs(page, "grower");
  await page.goto("/premium");
  const opened = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^Opens with Premium/ }) });
  const locked = (await opened.getByRole("link").first().getAttribute("href")) ?? "";
  expect(locked, "a locked diary among the demo data").not.toBe("");

  await page.goto(locked);
  const wall = page.getByRole("heading", { name: /with Premium/ });
  await expect(wall).toBeVisible();
  await page.goto("/premium");
  await expect(page).toHaveURL(/\/premium$/);
  await page.locator("summary").filter({ hasText: "To a company" }).click();
  await page.getByLabel("Name and address on the invoice").first().fill("Grow Grower\nGarden 1");
  await page.getByRole("button", { name: "Buy now" }).first().click();
  await expect(page.getByText("Thanks for your order")).toBeVisible();
  const invoice = page.getByRole("table").getByRole("link").first();
  const number = (await invoice.textContent()) ?? "";
  const href = (await invoice.getAttribute("href")) ?? "";
  const type = await page.evaluate(async (url) => (await fetch(url)).headers.get("content-type"), href);
  expect(type).toContain("application/pdf");

  // An order alone unlocks nothing.
  await page.goto(locked);
  await expect(wall).toBeVisible();

  await signInAs(guestPage, "admin");
  await guestPage.goto("/admin/invoices");
  const row = guestPage.getByRole("row").filter({ hasText: number });
  await row.getByRole("button", { name: "Mark as paid" }).click();
  await expect(row).toHaveCount(0);

  await page.goto(locked);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(wall).toHaveCount(0);
  await page.goto("/settings/premium");
  await expect(page.getByText("You have Premium")).toBeVisible();
  await page.getByRole("button", { name: /^(?:Send|Stop) invoices$/ }).click();
  await expect(page).toHaveURL(/\/grower\/grower\/settings\/premium$/);
  await expect(page.getByText("You have Premium")).toBeVisible();
  await page.goto("/grower/grower/orders");
  await expect(page).toHaveURL(/\/grower\/grower\/settings\/invoices$/);
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Paid");
});
