import { patience } from "@grow/testing/test-time";
import type { APIRequestContext, Page } from "@playwright/test";
import { publishOwnDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";

/** The cache status of a page, and its HTML. */
async function read(request: APIRequestContext, address: string): Promise<{ status: string; html: string }> {
  const answer = await request.get(address);
  return { status: answer.headers()["cache-status"] ?? "", html: await answer.text() };
}

/** Changes a diary the way an app of the grower's would. */
async function rename(page: Page, origin: string, id: number, name: string): Promise<void> {
  const path = `/api/diaries/${id}`;
  const { version } = (await (await page.request.get(path)).json()).data;
  const answer = await page.request.patch(path, { headers: { origin }, data: { name, version } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test.describe("the guest page cache", () => {
  test("renders a page once, and again after its author changed it", { tag: "@smoke" }, async ({
    page,
    guestPage,
    site,
  }) => {
    const { id, link, name } = await publishOwnDiary(page, site.community);
    const guest = guestPage.request;
    // What was heard of late may drop it once more.
    await expect.poll(async () => (await read(guest, link)).status).toContain("hit");
    expect((await read(guest, link)).html).toContain(name);

    // The name changes, its link does not.
    const renamed = name.toUpperCase();
    await rename(page, site.community, id, renamed);
    let first = await read(guest, link);
    await expect(async () => {
      if (!first.html.includes(renamed)) first = await read(guest, link);
      expect(first.html).toContain(renamed);
    }).toPass();
    // A page that only grew old would have been rendered in the background, and be a hit by now.
    expect(first.status).toContain("miss");
    expect(first.html).not.toContain(name);
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

  test("answers 304 to a browser that has the page", async ({ page, guestPage, site }) => {
    const { link } = await publishOwnDiary(page, site.community);
    const guest = guestPage.request;
    await expect.poll(async () => (await read(guest, link)).status).toContain("hit");
    const etag = (await guest.get(link)).headers().etag ?? "";
    expect(etag).toMatch(/^W\/"/);
    const second = await guest.get(link, { headers: { "if-none-match": etag } });
    expect(second.status()).toBe(304);
    expect(await second.text()).toBe("");
  });
});

test.describe("the cache administration page", () => {
  test("lets administrators see and clear the cache", async ({ page, guestPage, signIn, site }) => {
    const { link: address } = await publishOwnDiary(page, site.community);
    await signIn("admin");
    const row = page.getByRole("row").filter({ hasText: address }).first();
    // What was heard of late may drop it once more.
    await expect(async () => {
      await read(guestPage.request, address);
      await page.goto("/admin/cache");
      await expect(page.getByRole("heading", { name: "Cached pages" })).toBeVisible();
      await expect(row).toBeVisible({ timeout: 1000 * patience });
    }).toPass();
    await row.getByRole("button", { name: /^Remove/ }).click();
    await expect(row).toBeHidden();

    await page.getByRole("button", { name: "Clear cache" }).click();
    await expect(page.getByRole("heading", { name: "Cached pages" })).toBeVisible();
    expect((await read(guestPage.request, address)).status).toContain("miss");
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
