import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { choosePhase, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

/** Photos that can be the cover, by their names. */
const covers = (page: Page) => page.getByRole("group", { name: "Cover" }).getByRole("radio");

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL(/\/diaries\/\d+-[^/]+$/);
}

test.describe("diary editor", () => {
  test("changes name and visibility and chooses the cover", async ({ page, guestPage, expectAccessible }) => {
    await signUp(page);
    const id = await startDiary(page, "Working title");
    await choosePhase(page, "Vegetative");
    await chooseFiles(page.getByLabel("Add photos"), [await aPhoto("one.jpg"), await aPhoto("two.jpg")]);
    await expect(page.getByRole("img", { name: /^Photo [12]$/ })).toHaveCount(2);
    await publish(page);

    await page.getByRole("link", { name: "Edit diary" }).click();
    await page.waitForURL(`/diaries/edit/${id}`);
    await expectAccessible(page);
    const name = page.getByLabel("Name", { exact: true });
    await expect(name).toHaveValue("Working title");
    // What cannot be right is said where it stands, before anything is sent.
    await name.fill("");
    await page.getByLabel("Number of seeds").fill("many");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Fill this in/);
    await name.fill("Night Plum behind the curtain");
    await page.getByLabel("Number of seeds").fill("6");
    await page.getByRole("radio", { name: "Greenhouse" }).check();
    await page.getByLabel("Substrate").selectOption({ label: "Coco" });
    await page.getByRole("radio", { name: /Anyone with the link/ }).check();
    await page
      .getByLabel(/^Strain/)
      .first()
      .fill("Grandmother's seed");
    // What the field offers stands before the rest of the page until one goes on.
    await page.keyboard.press("Tab");
    await covers(page).last().check();
    await save(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "Night Plum behind the curtain" }),
    ).toBeVisible();
    await guestPage.goto(`/diaries/${id}`);
    await expect(guestPage.getByRole("main").getByText("Grandmother's seed").first()).toBeVisible();
    // What other sites show beside a link to it.
    const card = await guestPage.locator('meta[property="og:image"]').getAttribute("content");
    const picture = await guestPage.request.get(card ?? "");
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    await guestPage.goto("/explore?sort=new");
    await expect(guestPage.getByRole("heading", { level: 1 })).toBeVisible();
    // By its address: other journeys write diaries of any name meanwhile.
    await expect(guestPage.locator(`a[href^="/diaries/${id}-"]`)).toHaveCount(0);
  });

  test("uploads a cover and restores unsaved changes", async ({ page }) => {
    await signUp(page);
    const id = await startDiary(page, "Night Plum");
    await page.goto(`/diaries/edit/${id}`);
    const name = page.getByLabel("Name", { exact: true });
    await chooseFiles(page.getByLabel("Upload a photo"), await aPhoto("cover.jpg"));
    await expect(page.getByText("Separate cover photo")).toBeVisible();
    await name.fill("Night Plum, unfinished");
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.waitForURL(/\/diaries\/\d+-[^/]+$/);
    await page.goto(`/diaries/edit/${id}`);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(name).toHaveValue("Night Plum, unfinished");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL(/unfinished$/);
  });

  test("creates a diary with a cover, restores the draft, and reuses equipment", { tag: "@smoke" }, async ({
    page,
    expectAccessible,
  }) => {
    await signUp(page);
    const first = await startDiary(page, "Round one");
    await page.goto(`/diaries/edit/${first}`);
    await page.getByLabel(/^Tent/).fill("Grandfather's wardrobe");
    await page.keyboard.press("Tab");
    await save(page);

    await page.goto("/diaries/edit/new");
    await page.getByLabel("Name", { exact: true }).fill("Round two");
    await chooseFiles(page.getByLabel("Upload a photo"), await aPhoto("cover.jpg"));
    await expect(page.getByText("Separate cover photo")).toBeVisible();
    await page.getByRole("button", { name: "Grandfather's wardrobe" }).click();
    await expect(page.getByLabel(/^Tent/)).toHaveValue("Grandfather's wardrobe");
    await expectAccessible(page);
    await page.goto("/explore");
    await page.goto("/diaries/edit/new");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Separate cover photo")).toBeVisible();
    await expect(page.getByLabel(/^Tent/)).toHaveValue("Grandfather's wardrobe");
    await page.getByRole("button", { name: "Start diary" }).click();
    await page.waitForURL(/\/diaries\/\d+\/weeks\/new\/edit$/);
    const id = Number(/\/diaries\/(\d+)\//.exec(page.url())?.[1]);
    expect(id).toBeGreaterThan(first);
    await page.goto(`/diaries/edit/${id}`);
    await expect(page.getByText("Separate cover photo")).toBeVisible();
  });

  test("duplicates a diary, deletes the copy and restores it", async ({
    page,
    guestPage,
    site,
    expectAccessible,
  }) => {
    await signUp(page);
    const id = await startDiary(page, "Round one");
    // In no list, where other visitors would meet with the copy just before it is gone.
    const unlisted = await page.request.patch(`/api/diaries/${id}`, {
      headers: { origin: site.community },
      data: { version: 1, visibility: "unlisted" },
    });
    expect(unlisted.status()).toBe(200);
    const name = page.getByLabel("Name", { exact: true });
    await page.goto(`/diaries/edit/${id}`);
    await page.getByText("Duplicate this diary").click();
    await page.getByLabel("Name of the new diary").fill("Round two");
    await page.getByRole("button", { name: "Duplicate diary" }).click();
    await expect(name).toHaveValue("Round two");

    const copy = /\d+$/.exec(page.url())?.[0];
    expect((await guestPage.request.get(`/api/diaries/${copy}`)).status()).toBe(200);

    await page.getByText("Delete this diary").click();
    await page.getByRole("button", { name: "Delete diary" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Diary deleted" })).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(`/diaries/edit/${copy}/removed`);
    expect((await guestPage.request.get(`/api/diaries/${copy}`)).status()).toBe(404);
    await page.getByRole("button", { name: "Restore diary" }).click();
    await page.waitForURL(`/diaries/edit/${copy}`);
    await expect(name).toHaveValue("Round two");
  });

  test("shows a conflict when two windows change the same diary", async ({ page, context, complaints }) => {
    complaints.allow(/status of 409/);
    await signUp(page);
    const id = await startDiary(page, "Two windows");
    await page.goto(`/diaries/edit/${id}`);
    const other = await context.newPage();
    await other.goto(`/diaries/edit/${id}`);
    await other.getByLabel("Name", { exact: true }).fill("From the other window");
    await save(other);
    await page.getByLabel("Name", { exact: true }).fill("From this window");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("This diary was changed on another device")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("From this window");
    await page.getByRole("button", { name: "Keep my version" }).click();
    await page.waitForURL(/from-this-window$/);
  });

  test("exports a diary and imports an identical one into another account", async ({
    page,
    browser,
    site,
    complaints,
  }) => {
    await signUp(page);
    const id = await startDiary(page, "Night Plum on the road");
    await choosePhase(page, "Vegetative");
    await chooseFiles(page.getByLabel("Add photos"), [await aPhoto("road.jpg")]);
    await page.getByLabel("Air temperature, day").fill("24,5");
    await page.getByRole("textbox", { name: "Comment" }).fill("Packed for the journey.");
    await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await publish(page);
    // A photo is in the archive once its largest size is drawn.
    const { data } = await (await page.request.get(`/api/diaries/${id}`)).json();
    const photo: string = data.items_week[0].items_photo[0].url;
    await expect
      .poll(async () => (await page.request.get(photo)).headers()["cache-control"], {
        timeout: 20_000 * patience,
      })
      .toContain("immutable");
    await page.goto(`/diaries/edit/${id}`);
    await page.getByText("Export", { exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Everything, with photos (ZIP)" }).click();
    const archive = await (await download).path();
    const sent = (await (await page.request.get(`/api/diaries/${id}/export`)).json()).data;

    const context = await browser.newContext({ baseURL: site.community });
    complaints.watch(context);
    const other = await context.newPage();
    await signUp(other);
    await other.goto("/diaries/edit/new");
    await other.getByText("Import a diary").click();
    await chooseFiles(other.getByLabel("Choose a file"), archive);
    await expect(other.getByText("Night Plum on the road")).toBeVisible();
    await other.getByRole("button", { name: "Import diary" }).click();
    await other.waitForURL(/\/diaries\/edit\/\d+$/);
    await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Night Plum on the road");
    await expect(other.getByRole("radio", { name: /Only me/ })).toBeChecked();
    const arrivedId = /\d+$/.exec(other.url())?.[0];
    const arrived = (await (await other.request.get(`/api/diaries/${arrivedId}/export`)).json()).data;
    const same = ({ diary, items_equip, items_week }: typeof sent) => ({
      diary: [diary.name, diary.type_room, diary.type_soil, diary.type_watering, diary.cnt_seeds],
      items_equip,
      weeks: items_week.map((week: typeof sent) => [
        ...[week.days, week.faza, week.text, week.props],
        week.items_photo.map(({ width, height }: { width: number; height: number }) => [width, height]),
      ]),
    });
    expect(same(arrived)).toEqual(same(sent));
    expect(arrived.items_week[0].items_photo).toHaveLength(1);
    await context.close();
  });

  test("redirects guests to sign in and back", async ({ guestPage }) => {
    await guestPage.goto("/diaries/edit/12");
    await expect(guestPage).toHaveURL("/auth/signin?return_path=%2Fdiaries%2Fedit%2F12");
  });
});
