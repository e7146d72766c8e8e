import type { APIRequestContext, Page } from "@playwright/test";
import { startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";

/** The cache status of a page, and its HTML. */
async function read(request: APIRequestContext, address: string): Promise<{ status: string; html: string }> {
  const answer = await request.get(address);
  return { status: answer.headers()["cache-status"] ?? "", html: await answer.text() };
}

/** Changes a diary the way an app of the grower's would. */
async function rename(page: Page, id: number, name: string): Promise<void> {
  const status = await page.evaluate(
    async ({ path, body }) => {
      const before = await (await fetch(path)).json();
      const answer = await fetch(path, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, version: before.data.version }),
      });
      return answer.status;
    },
    { path: `/api/diaries/${id}`, body: { name } },
  );
  expect(status).toBe(200);
}

test.describe("the guest page cache", () => {
  test("renders a page once, and again after its author changed it", { tag: "@smoke" }, async ({
    page,
    guestPage,
    signIn,
  }) => {
    await signIn("grower");
    const id = await startDiary(page, "Kept for guests");
    const address = `/diaries/${id}-kept-for-guests`;
    const guest = guestPage.request;
    // What was heard of late may drop it once more.
    await expect.poll(async () => (await read(guest, address)).status).toContain("hit");
    expect((await read(guest, address)).html).toContain("Kept for guests");

    await rename(page, id, "Changed for guests");
    // Sooner than the page would have grown old by itself.
    await expect
      .poll(async () => (await read(guest, `/diaries/${id}`)).html, { timeout: 5000 })
      .toContain("Changed for guests");
    await expect
      .poll(async () => (await read(guest, address)).html, { timeout: 5000 })
      .not.toContain("Kept for guests");
  });

  test("never serves a member's page to others, nor a guest's page to a member", async ({
    page,
    guestPage,
    signIn,
  }) => {
    await signIn("grower");
    const own = await read(page.request, "/explore?sort=new");
    expect(own.status).toBe("");
    expect(own.html).toContain('data-hydrate="idle"');
    for (let turn = 0; turn < 2; turn += 1) {
      const guests = await read(guestPage.request, "/explore?sort=new");
      expect(guests.status).not.toBe("");
      expect(guests.html).toContain('data-hydrate="intent"');
    }
    expect((await read(page.request, "/explore?sort=new")).html).toContain('data-hydrate="idle"');
  });

  test("answers 304 to a browser that has the page", async ({ guestPage }) => {
    // The list may change between the two.
    await expect(async () => {
      const first = await guestPage.request.get("/explore?sort=like");
      const etag = first.headers().etag ?? "";
      expect(etag).toMatch(/^W\/"/);
      const headers = { "if-none-match": etag };
      const second = await guestPage.request.get("/explore?sort=like", { headers });
      expect(second.status()).toBe(304);
      expect(await second.text()).toBe("");
    }).toPass();
  });
});

test.describe("the cache administration page", () => {
  test("lets administrators see and clear the cache", async ({ page, guestPage, signIn }) => {
    await signIn("admin");
    const address = "/explore?sort=view";
    const row = page.getByRole("row").filter({ hasText: address }).first();
    // A new diary also invalidates it.
    await expect(async () => {
      await read(guestPage.request, address);
      await page.goto("/admin/cache");
      await expect(page.getByRole("heading", { name: "Cached pages" })).toBeVisible();
      await expect(row).toBeVisible({ timeout: 1000 });
    }).toPass();
    await row.getByRole("button", { name: /^Remove/ }).click();
    await expect(row).toBeHidden();

    await page.getByRole("button", { name: "Clear cache" }).click();
    await expect(page.getByRole("heading", { name: "Cached pages" })).toBeVisible();
    expect((await read(guestPage.request, "/explore?sort=view")).status).toContain("miss");
  });

  test("is not accessible to others", async ({ page, guestPage, signIn, complaints }) => {
    await guestPage.goto("/admin/cache");
    await expect(guestPage).toHaveURL(/\/auth\/signin\?return_path=%2Fadmin%2Fcache/);
    await signIn("grower");
    complaints.allow(/status of 404/);
    const answer = await page.goto("/admin/cache");
    expect(answer?.status()).toBe(404);
  });
});
