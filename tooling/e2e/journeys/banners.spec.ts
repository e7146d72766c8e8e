import { createHash, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { chooseBrand } from "./brands.ts";
import { openHydrated } from "./hydration.ts";
import { expect } from "./journey.ts";
import { aPhoto, chooseFiles } from "./photos.ts";
import { signInAs, test } from "./subdomains.ts";

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Reports what the reader of a page saw of a banner, as the tracker does. */
async function report(
  page: Page,
  { id, guest, actions }: { id: number; guest: string; actions: readonly ("serve" | "view" | "click")[] },
): Promise<void> {
  const stat = actions.map((a) => {
    const signature = createHash("sha256").update(`${guest}:${id}:box:explore:${a}`).digest("hex");
    return { i: id, t: "box", s: "explore", a, h: signature.slice(0, 16) };
  });
  const context = page.context();
  await context.clearCookies({ name: "guest" });
  await context.addCookies([{ name: "guest", value: guest, url: page.url() }]);
  // Only browsers find the names below localhost by themselves.
  const answer = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const sent = await fetch("/api/adv/stat", { method: "POST", headers, body });
    return { status: sent.status, body: await sent.json() };
  }, JSON.stringify({ stat }));
  expect(answer).toMatchObject({ status: 200, body: { data: { accepted: actions.length } } });
}

/** The numbers of a row of the table of results, by the name in front. */
async function numbersOf(page: Page, table: string, row: string): Promise<string[]> {
  const cells = page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: row });
  return await cells.first().getByRole("cell").allTextContents();
}

test("a manager submits a banner, a moderator sends it back and approves it, and its views are in the results", {
  tag: "@smoke",
}, async ({ page, plainPage, guestPage, site, complaints, expectAccessible }) => {
  const portal = `${site.brands}/brands-manager`;
  const name = "Journey box";

  await signInAs(page, "manager");
  await page.goto(portal);
  await chooseBrand(page, "Loam & Lumen");
  await page.goto(`${portal}/banners`);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Box", exact: true }).first().click();
  await page.waitForURL("**/banners/edit/box/new");
  await openHydrated(page, page.url());
  await page.getByLabel("Name, for your team").fill(name);
  await page.getByLabel("Title", { exact: true }).fill("One chart for every pot");
  await page.getByLabel("Line", { exact: true }).fill("Twelve weeks, two parts.");
  await page.getByLabel("Link", { exact: true }).fill("https://loam-lumen.example/pots");
  // The preview shows what is typed, in both themes.
  await expect(
    page.getByRole("group", { name: "Advertisement" }).getByText("One chart for every pot"),
  ).toHaveCount(2);
  const upload = page.waitForResponse((response) => response.url().includes("/uploads/photo"));
  await chooseFiles(page.locator("input[type=file]").first(), await aPhoto("bottle.jpg"));
  expect((await upload).ok()).toBe(true);
  await page.getByLabel("What it shows").fill("Two bottles beside a pot");
  await page.getByRole("checkbox", { name: "Explore diaries" }).check();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/tmp_id=[0-9a-f-]+&saved/);
  await expect(page.getByText("Saved.")).toBeVisible();
  // Without its days it is a draft, not a banner.
  complaints.allow(/status of 422/);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Fill this in.").first()).toBeVisible();
  await page.getByLabel("First day").fill(day(-1));
  await page.getByLabel("Last day").fill(day(30));
  await page.getByRole("button", { name: "Submit for review" }).click();
  await page.waitForURL("**/banners?done=submitted");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("In review");
  await expect(row).not.toContainText("Pause");

  // A moderator works without JavaScript as well.
  await signInAs(plainPage, "moderator");
  await plainPage.goto("/admin");
  await plainPage.getByRole("link", { name: /Banners to review/ }).click();
  await plainPage.getByRole("link", { name }).click();
  await expect(plainPage.getByRole("group", { name: "Advertisement" })).toHaveCount(2);
  await plainPage.getByRole("button", { name: "Send back" }).click();
  await expect(plainPage.getByText("Say what to change.")).toBeVisible();
  await plainPage.getByLabel("What to change").fill("Say which pots you mean.");
  await plainPage.getByRole("button", { name: "Send back" }).click();
  await expect(plainPage.getByText("Sent back with your reason")).toBeVisible();

  await page.goto(`${portal}/banners`);
  await expect(row).toContainText("Say which pots you mean.");
  await row.getByRole("link", { name }).click();
  await page.waitForURL(/banners\/edit\/box\/\d+/);
  await page.getByLabel("Title", { exact: true }).fill("One chart for 11-litre pots");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await page.waitForURL("**/banners?done=submitted");

  await plainPage.goto("/admin/banners?state=review");
  await plainPage.getByRole("link", { name }).click();
  await plainPage.getByRole("button", { name: "Approve" }).click();
  await expect(plainPage.getByText("Approved. It runs in its days.")).toBeVisible();
  const id = Number(/banners\/(\d+)/.exec(plainPage.url())?.[1]);

  // Two readers see it, one of them twice and clicks; the moderator's own view does not count.
  const reader = randomUUID();
  await guestPage.goto("/explore");
  await report(guestPage, { id, guest: reader, actions: ["serve", "view", "click"] });
  await report(guestPage, { id, guest: reader, actions: ["serve", "view"] });
  await report(guestPage, { id, guest: randomUUID(), actions: ["serve", "view"] });
  await signInAs(guestPage, "moderator");
  await report(guestPage, { id, guest: randomUUID(), actions: ["view"] });

  await page.goto(`${portal}/banners`);
  await expect(row).toContainText("Live");
  await row.getByRole("link", { name: "Results" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  expect(await numbersOf(page, "By section", "Explore diaries")).toEqual(["Box", "3", "2", "1", "50%"]);
  expect(await numbersOf(page, "Not counted, by reason", "Same reader again")).toEqual(["Views", "1"]);
  expect(await numbersOf(page, "Not counted, by reason", "Your own people")).toEqual(["Views", "1"]);

  await page.goto(`${portal}/banners`);
  await row.getByRole("button", { name: "Pause" }).click();
  await page.waitForURL("**/banners?done=paused");
  await expect(row).toContainText("Paused");
  await row.getByRole("button", { name: "Copy" }).click();
  await page.waitForURL(/edit\/box\/new\?tmp_id=/);
  await expect(page.getByLabel("Name, for your team")).toHaveValue(`Copy of ${name}`);
  await expect(page.getByLabel("First day")).toHaveValue("");
});
