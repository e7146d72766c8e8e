import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { choosePhase, firstWeekOpened, publish, startDiary, weekPage } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { newAccount, sendSignIn, signUp } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

test("seeds, events and feedings of a week come back on its page and in the editor", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000 * patience);
  await signUp(page);
  await startDiary(page, "Everything noted");
  await page.getByLabel("Germination method").selectOption("Paper towel");
  await page.getByLabel("Seeds sown").fill("8");
  await page.getByLabel("Seeds sprouted").fill("9");
  await page.getByLabel("Seeds sown").press("Tab");
  await page.getByRole("button", { name: /^Publish week/ }).click();
  await expect(page.getByText("Enter a value between 0 and 8.")).toBeVisible();
  await page.getByLabel("Seeds sprouted").fill("7");
  await publish(page);
  await expect(page.getByText("Paper towel")).toBeVisible();
  await expect(page.getByText("7 of 8")).toBeVisible();

  await page.getByRole("link", { name: "Add week" }).first().click();
  await firstWeekOpened(page);
  await choosePhase(page, "Vegetative");
  await page.getByRole("checkbox", { name: "Topping" }).check();
  await page.getByRole("group", { name: "Days: Topping" }).getByRole("checkbox", { name: "3" }).check();
  await page.getByRole("button", { name: "Add a feeding" }).click();
  const feeding = page.getByRole("listitem").filter({ has: page.getByLabel("Amount") });
  await feeding.getByLabel("Day").selectOption("2");
  await feeding.getByLabel("Amount").fill("4,5");
  await feeding.getByLabel("pH", { exact: true }).fill("6.1");
  await feeding.getByLabel("Water only").check();
  await expectAccessible(page);
  await publish(page);
  await expect(page.getByText("Topping, day 3").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Feedings" })).toContainText("water only");

  await page.getByRole("link", { name: "Edit week" }).click();
  await expect(page.getByRole("checkbox", { name: "Topping" })).toBeChecked();
  await expect(page.getByLabel("Amount")).toHaveValue("4.5");
  await page.getByLabel("Amount").fill("5");
  await page.getByRole("button", { name: /^Save week/ }).click();
  await page.waitForURL(weekPage);
  await expect(page.getByRole("table", { name: "Feedings" })).toContainText("5");
});

/** Listens to the files that a page sends. */
async function listenToUploads(page: Page): Promise<() => Promise<{ text: string; width: number }[]>> {
  await page.addInitScript(() => {
    const sent: Blob[] = [];
    Object.assign(window, { sentFiles: sent });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get("file") : null;
      if (file instanceof Blob) sent.push(file);
      send.call(this, body);
    };
  });
  return () =>
    page.evaluate(async () => {
      const { sentFiles } = window as unknown as { sentFiles: Blob[] };
      return Promise.all(
        sentFiles.map(async (file) => ({
          text: new TextDecoder("latin1").decode(await file.arrayBuffer()),
          width: (await createImageBitmap(file)).width,
        })),
      );
    });
}

test("a week takes two clicks and a photo: copy last week, add a photo, publish", async ({ page }) => {
  await signUp(page);
  const id = await startDiary(page, "Every Sunday");
  await choosePhase(page, "Vegetative");
  await page.getByLabel("Air temperature, day").fill("25");
  await page.getByLabel("pH", { exact: true }).fill("6.1");
  await page.getByLabel("Height").fill("20");
  await page.getByRole("main").getByLabel("Product").first().fill("Nettle tea");
  await page.getByLabel("Dose").first().fill("2");
  await publish(page);

  await page.goto(`/diaries/${id}/weeks/new/edit`);
  const photo = await aPhoto("sunday.jpg");
  await page.evaluate(() => {
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.setItem("presses", `${Number(sessionStorage.getItem("presses")) + 1}`);
    };
    for (const kind of ["click", "keydown"]) addEventListener(kind, count, true);
  });
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Start from week 1" }).click();
  await chooseFiles(page.getByLabel("Add photos"), [photo]);
  await publish(page);
  expect(writes).toEqual(["/api/uploads/weeks/media", `/diaries/${id}/weeks/new/edit.data`]);
  // Last week and publish, and no key; the window in which files are chosen is the browser's.
  expect(Number(await page.evaluate(() => sessionStorage.getItem("presses")))).toBe(2);

  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 2, name: "Week 2" })).toBeVisible();
  await expect(main.getByText("6.1").first()).toBeVisible();
  await expect(main.getByText("Nettle tea").first()).toBeVisible();
  await expect(page.getByRole("article").getByRole("img", { name: /^Photo 1/ })).toBeVisible();
  // The height is of its week.
  await page.getByRole("link", { name: "Edit week" }).click();
  await expect(page.getByLabel("Height")).toHaveValue("");
});

test("photos are scaled down and stripped of location before upload", async ({ page }) => {
  const sentFiles = await listenToUploads(page);
  await signUp(page);
  await startDiary(page, "Small parcels");
  const { buffer, ...file } = await aPhoto("large.jpg");
  const large = await sharp(buffer).resize(4000, 3000).keepMetadata().jpeg().toBuffer();
  expect(large.includes("Exif"), "the photo says where it was taken").toBe(true);
  await chooseFiles(page.getByLabel("Add photos"), [{ ...file, buffer: large }, await aPhoto("small.jpg")]);
  await expect(
    page
      .getByText("2 of 2 uploaded")
      .or(page.getByRole("img", { name: "Photo 2" }))
      .first(),
  ).toBeVisible();
  await expect.poll(async () => (await sentFiles()).length).toBe(2);
  const sent = await sentFiles();
  expect(sent.map(({ width }) => width).sort()).toEqual([1600, 2560]);
  for (const { text } of sent) expect(text).not.toContain("Exif");

  // One that was taken away by mistake comes back.
  await page
    .getByRole("button", { name: "Actions for photo 1" })
    .or(page.locator("summary[aria-label='Actions for photo 1']"))
    .first()
    .click();
  await page.getByRole("button", { name: "Remove", exact: true }).first().click();
  await expect(page.getByRole("img", { name: "Photo 2" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("img", { name: "Photo 2" })).toBeVisible();
});

test("a week whose response is lost is retried and created once", { tag: "@smoke" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_|status of 503|Failed to fetch/);
  await signUp(page);
  const id = await startDiary(page, "In the tunnel");
  await choosePhase(page, "Vegetative");
  await page.getByRole("textbox", { name: "Comment" }).fill("Sent once");
  await page.route(/\/weeks\/new\/edit\.data/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    // The server has it; the answer never arrives.
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  await publish(page);
  await expect(page.getByText("Sent once")).toBeVisible();
  const { data } = await (await page.request.get(`/api/diaries/${id}`)).json();
  expect(
    data.items_week.map(({ text, version }: { text: string; version: number }) => [text, version]),
  ).toEqual([["Sent once", 1]]);
});

test("a session that expires during editing loses no input", async ({ page }) => {
  const account = await signUp(page, newAccount());
  await startDiary(page, "A long evening");
  await choosePhase(page, "Vegetative");
  await page.getByRole("textbox", { name: "Comment" }).fill("Three hours of words");
  await page.context().clearCookies({ name: "token" });
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByText("You've been signed out")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Three hours of words");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await sendSignIn(page, account.email, account.password);
  await firstWeekOpened(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await publish(page);
  await expect(page.getByText("Three hours of words")).toBeVisible();
});

test("concurrent edits of a week show a conflict, and a deleted week can be restored", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (409|422)/);
  await signUp(page);
  await startDiary(page, "Four hands");
  await choosePhase(page, "Vegetative");
  await page.getByRole("textbox", { name: "Comment" }).fill("First");
  await publish(page);
  await page.getByRole("link", { name: "Edit week" }).click();
  await page.waitForURL(/\/edit$/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("textbox", { name: "Comment" }).fill("From the phone");
  await other.getByRole("button", { name: "Save week 1" }).click();
  await other.waitForURL(weekPage);

  await page.getByRole("textbox", { name: "Comment" }).fill("From the desk");
  await page.getByRole("button", { name: "Save week 1" }).click();
  await expect(page.getByText("This week was changed on another device")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("From the desk");
  await other.reload();
  await expect(other.getByText("From the phone")).toBeVisible();
  await page.getByRole("button", { name: "Keep my version" }).click();
  await page.waitForURL(weekPage);
  await expect(page.getByRole("article").getByText("From the desk")).toBeVisible();

  await page.getByRole("link", { name: "Edit week" }).click();
  await page.getByRole("link", { name: "Delete this week" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete week" }).click();
  await expect(page.getByText("Week 1 deleted")).toBeVisible();
  await expect(page.getByText("From the desk")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(weekPage);
  await expect(page.getByText("From the desk")).toBeVisible();
});

test("without script a week takes two products, can be deleted and restored", async ({ page, plainPage }) => {
  await signUp(page);
  const diary = await startDiary(page, "Slow phone");
  await plainPage.context().addCookies(await page.context().cookies());
  await plainPage.goto(`/diaries/${diary}/weeks/new/edit`);
  await choosePhase(plainPage, "Vegetative");
  await plainPage.locator('[name="doses.0.name"]').fill("Base A");
  await plainPage.locator('[name="doses.0.val"]').fill("2");
  await plainPage.locator('[name="doses.1.name"]').fill("Base B");
  await plainPage.locator('[name="doses.1.val"]').fill("3");
  await publish(plainPage);
  await expect(plainPage.getByText("Base A").first()).toBeVisible();
  await expect(plainPage.getByText("Base B").first()).toBeVisible();

  await plainPage.getByRole("link", { name: "Edit week" }).click();
  await plainPage.getByRole("link", { name: "Delete this week" }).click();
  await expect(plainPage.getByRole("heading", { level: 1 })).toHaveText("Delete week 1?");
  await plainPage.getByRole("button", { name: "Delete week" }).click();
  await plainPage.waitForURL(/\/diaries\/edit\/removed\?diary=\d+$/);
  await plainPage.getByRole("button", { name: /^Restore/ }).click();
  await plainPage.waitForURL(weekPage);
  await expect(plainPage.getByText("Base B").first()).toBeVisible();
});
