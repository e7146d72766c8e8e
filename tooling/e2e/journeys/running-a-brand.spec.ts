import { PERSONAS } from "@grow/testing";
import type { Page } from "@playwright/test";
import { startSite } from "../site/site.ts";
import { expect, test } from "./journey.ts";
import { newAccount, sendSignIn, signUp } from "./people.ts";
import { aPhoto } from "./photos.ts";

test.use({
  // Its start has a time of its own: a busy machine takes longer than a journey may.
  site: [
    async ({}, use) => {
      const own = await startSite(({ community, brands }) => ({
        COOKIE_DOMAIN: "grow.localhost",
        PUBLIC_URL: `http://grow.localhost:${community}`,
        BRANDS_URL: `http://brands.grow.localhost:${brands}`,
      }));
      await use({ community: own.community, brands: own.brands, dataDir: own.dataDir, tokens: {} });
      await own.stop();
    },
    { scope: "test", timeout: 180_000 },
  ],
});

async function signInAs(page: Page, name: keyof typeof PERSONAS): Promise<void> {
  await page.goto("/auth/signin");
  await sendSignIn(page, PERSONAS[name].name, PERSONAS[name].password);
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
}

/** Selects one of the user's brands in the portal. */
async function chooseBrand(page: Page, name: string): Promise<void> {
  await page.locator("summary").filter({ hasText: "Brand portal" }).first().click();
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.locator("summary").filter({ hasText: name }).first()).toBeVisible();
}

test("a grower buys Premium by invoice and reads a locked diary", async ({ page, guestPage, request }) => {
  const answer = await request.get("/api/diaries?limit=100&start=0");
  const { data } = (await answer.json()) as { data: { items: { link: string; is_lock: boolean }[] } };
  const locked = data.items.find(({ is_lock }) => is_lock)?.link ?? "";
  expect(locked, "a locked diary among the demo data").not.toBe("");

  await signInAs(page, "grower");
  await page.goto(locked);
  const wall = page.getByRole("heading", { name: /with Premium/ });
  await expect(wall).toBeVisible();
  await page.getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL(/\/premium$/);
  await page.getByLabel("Name and address on the invoice").first().fill("Grow Grower\nGarden 1");
  await page.getByRole("button", { name: "Get Premium" }).first().click();
  await expect(page.getByText("Thanks for your order")).toBeVisible();
  const number = await page.getByRole("table").getByRole("link").first().innerText();
  const file = await page.request.get(
    (await page.getByRole("table").getByRole("link").first().getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toContain("application/pdf");

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
  await page.getByRole("button", { name: /Stop renewing|Renew Premium/ }).click();
  await expect(page).toHaveURL(/\/grower\/grower\/settings\/premium$/);
  await expect(page.getByText("You have Premium")).toBeVisible();
  await page.goto("/grower/grower/orders");
  await expect(page).toHaveURL(/\/grower\/grower\/settings\/invoices$/);
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Paid");
});

test("a manager publishes a brand page, a product and a feeding chart, and invites people", async ({
  page,
  guestPage,
  site,
}) => {
  const tester = await signUp(guestPage);
  const colleague = await signUp(guestPage, newAccount());
  const portal = `${site.brands}/brands-manager`;
  const main = page.getByRole("main");

  await signInAs(page, "manager");
  await page.goto(portal);
  await chooseBrand(page, "Loam & Lumen");

  await page.goto(`${portal}/edit`);
  await page.getByLabel("Description", { exact: true }).fill("Mixed by the window, tested in the tent.");
  await page.getByLabel("Based in").fill("Graz");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/\?saved/);
  const brandPage =
    (await page.getByRole("link", { name: "View on Grow" }).getAttribute("href")) ?? "no link";

  await page.goto(`${portal}/products/edit/new`);
  await page.getByLabel("Name", { exact: true }).fill("Window Base");
  await page.getByLabel("Description", { exact: true }).fill("A base for every week.");
  const photo = page.waitForResponse((response) => response.url().includes("/uploads/photo"));
  await page.locator("input[type=file]").setInputFiles(await aPhoto("bottle"));
  expect((await photo).ok()).toBe(true);
  await expect(main.getByLabel("What it shows")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(/products\/edit\/\d+\?saved/);
  const productPage =
    (await page.getByRole("link", { name: "View on Grow" }).getAttribute("href")) ?? "no link";
  await page.getByRole("link", { name: "Edit composition" }).click();
  await page.getByLabel("N", { exact: true }).fill("4");
  await page.getByLabel("K₂O").fill("6.5");
  await expect(page.getByText("Sum: 10.5%")).toBeVisible();
  await page.getByRole("button", { name: "Publish composition" }).click();
  await expect(page).toHaveURL(/\?saved/);

  await page.goto(`${portal}/schemes/edit/new`);
  await page.getByLabel("Name", { exact: true }).fill("Window chart");
  await page.getByLabel("Add product").selectOption("Window Base");
  await page.getByLabel("Window Base, week 1", { exact: true }).fill("1.5");
  await page.getByRole("checkbox", { name: /^Public/ }).check();
  await page.getByRole("button", { name: "Save chart" }).click();
  await expect(page).toHaveURL(/schemes\/edit\/\d+/);

  await page.goto(`${portal}/testers`);
  await page.getByLabel("Grower's username").fill(tester.name);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Invite ${tester.name}` }).click();
  await expect(page.getByRole("row").filter({ hasText: tester.name })).toContainText("Invited");

  await page.goto(portal);
  await page.getByLabel("Grower's username").fill(colleague.name);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Add ${colleague.name}` }).click();
  await expect(main.getByRole("listitem").filter({ hasText: colleague.name })).toContainText("Editor");

  // The colleague, who is signed in on the other subdomain, edits the brand as well.
  await guestPage.goto(`${portal}/edit`);
  await expect(guestPage.getByLabel("Based in")).toHaveValue("Graz");

  await guestPage.context().clearCookies();
  await guestPage.goto(brandPage);
  await expect(guestPage.getByText("Mixed by the window, tested in the tent.").first()).toBeVisible();
  await guestPage.goto(`${brandPage}/schemes`);
  await expect(guestPage.getByText("Window chart").first()).toBeVisible();
  await guestPage.goto(productPage);
  await expect(guestPage.getByRole("heading", { level: 1, name: "Window Base" })).toBeVisible();
  await expect(guestPage.getByText("6.5").first()).toBeVisible();
});
