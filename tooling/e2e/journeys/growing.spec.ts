import { patience } from "@grow/testing/test-time";
import sharp from "sharp";
import { choosePhase, firstWeekOpened, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp, signUpByForm } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

/** Long enough for a good week. */
const comment =
  "Second pair of true leaves. The lower ones point upwards, so I raised the lamp a little and gave less water than last week; the pots dry in two days.";

test.describe("a diary", () => {
  test("goes from sign-up to a guest reading its first week", { tag: "@smoke" }, async ({
    page,
    guestPage,
    site,
  }) => {
    const account = await signUpByForm(page);
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Start a diary" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Night Plum by the window");
    await page.getByLabel("Substrate").selectOption({ label: "Coco" });
    await page.getByRole("button", { name: "Start diary" }).click();
    const id = await firstWeekOpened(page);

    const coach = page.getByRole("complementary").or(page.getByRole("main"));
    await choosePhase(page, "Vegetative");
    await expect(coach.getByText("3 missing")).toBeVisible();
    await chooseFiles(page.getByLabel("Add photos"), [await aPhoto("plant.jpg"), await aPhoto("canopy.jpg")]);
    await page.getByLabel("Air temperature, day").fill("25,5");
    await page.getByLabel("Humidity").fill("62");
    await page.getByLabel("pH", { exact: true }).fill("5,9");
    await page.getByLabel("Height").fill("24");
    // What follows from two readings is said at once.
    await expect(page.getByText(/on target|above target|below target/)).toBeVisible();
    await page.getByRole("textbox", { name: "Comment" }).fill(comment);
    await expect(page.getByRole("img", { name: /^Photo [12]$/ })).toHaveCount(2);
    await expect(coach.getByText("3 missing")).toBeHidden();
    await publish(page);

    await guestPage.goto(`/diaries/${id}`);
    await expect(
      guestPage.getByRole("heading", { level: 1, name: "Night Plum by the window" }),
    ).toBeVisible();
    await expect(guestPage.getByRole("main").getByText(account.name).first()).toBeVisible();
    await expect(guestPage.getByRole("heading", { level: 2, name: "Week 1" })).toBeVisible();
    await expect(guestPage.getByText(comment)).toBeVisible();
    await expect(guestPage.getByText("25.5")).toBeVisible();
    await expect(guestPage.getByRole("button", { name: /Edit|Add week/ })).toHaveCount(0);
    const photos = guestPage.getByRole("article").getByRole("img", { name: /^Photo [12]/ });
    await expect(photos).toHaveCount(2);
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(100);
      const source = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
      const file = async () => {
        const answer = await guestPage.request.get(source);
        const { exif } = await sharp(await answer.body()).metadata();
        expect(exif, "where it was taken is nobody's business").toBe(undefined);
        return answer.headers()["cache-control"];
      };
      // Another width is the fallback until this one is drawn.
      await expect.poll(file, { timeout: 30_000 * patience }).toContain("immutable");
    }

    // It is found in the list as well.
    await guestPage.goto(`${site.community}/explore/coco?sort=new`);
    await expect(guestPage.getByRole("link", { name: "Night Plum by the window" }).first()).toBeVisible();
  });

  test("accepts changes to a published week", async ({ page }) => {
    await signUp(page);
    const id = await startDiary(page, "A second look");
    await choosePhase(page, "Vegetative");
    await page.getByLabel("Air temperature, day").fill("24");
    await publish(page);
    await page.getByRole("link", { name: "Edit week" }).click();
    await page.waitForURL(/\/edit$/);
    await expect(page.getByLabel("Air temperature, day")).toHaveValue("24");
    await page.getByLabel("Air temperature, day").fill("26.5");
    await page.getByRole("button", { name: "Save week 1" }).click();
    await page.waitForURL(/\/week\/\d+$/);
    await expect(page.getByRole("main").getByText("26.5")).toBeVisible();

    await page.getByRole("link", { name: "Add week" }).first().click();
    await expect(page).toHaveURL(`/diaries/${id}/weeks/new/edit`);
    await expect(page.getByRole("heading", { level: 1, name: "Week 2" })).toBeVisible();
  });

  test("restores the draft of a week after leaving the page", async ({ page }) => {
    await signUp(page);
    await startDiary(page, "Interrupted");
    await choosePhase(page, "Vegetative");
    await chooseFiles(page.getByLabel("Add photos"), [await aPhoto("kept.jpg")]);
    await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await page.getByLabel("Humidity").fill("58");
    await page.getByRole("textbox", { name: "Comment" }).fill("Half a sentence");
    await expect(page.getByText(/Draft saved on this device/)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage)
            .map((key) => localStorage.getItem(key))
            .join(),
        ),
      )
      .toContain("Half a sentence");
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Half a sentence");
    await expect(page.getByLabel("Humidity")).toHaveValue("58");
    await expect(page.getByRole("radio", { name: "Vegetative" })).toBeChecked();
    await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await publish(page);
    await expect(page.getByText("Half a sentence")).toBeVisible();
    await expect(page.getByRole("article").getByRole("img", { name: /^Photo 1/ })).toBeVisible();
  });

  test("accepts a week without photos from a browser without JavaScript", { tag: "@smoke" }, async ({
    page,
    plainPage,
  }) => {
    await signUp(page);
    const [token] = (await page.context().cookies()).filter(({ name }) => name === "token");
    if (!token) throw new Error("Signing up gave no session.");
    await plainPage.context().addCookies([token]);
    await startDiary(plainPage, "By hand");
    await choosePhase(plainPage, "Vegetative");
    await plainPage.getByLabel("Air temperature, day").fill("23,5");
    await plainPage.getByRole("textbox", { name: "Comment" }).fill("Sent by the browser itself.");
    await publish(plainPage);
    await expect(plainPage.getByText("Sent by the browser itself.")).toBeVisible();
    await expect(plainPage.getByRole("main").getByText("23.5")).toBeVisible();
  });
});

test.describe("a rejected week", () => {
  test("keeps the input and shows the error at the reading", async ({ page, complaints }) => {
    complaints.allow(/status of 422/);
    await signUp(page);
    await startDiary(page, "Out of range");
    await choosePhase(page, "Vegetative");
    await page.getByLabel("pH", { exact: true }).fill("59");
    await page.getByRole("textbox", { name: "Comment" }).fill("I meant 5.9.");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByLabel("pH", { exact: true })).toHaveAccessibleDescription(
      /Enter a value between 0 and 14/,
    );
    await expect(page.getByLabel("pH", { exact: true })).toHaveValue("59");
    await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("I meant 5.9.");
    await page.getByLabel("pH", { exact: true }).fill("5.9");
    await publish(page);
    await expect(page.getByText("I meant 5.9.")).toBeVisible();
  });

  test("offers a retry when a photo upload failed", async ({ page, complaints }) => {
    complaints.allow(/net::ERR_/);
    await signUp(page);
    await startDiary(page, "On a train");
    await choosePhase(page, "Vegetative");
    await page.route("**/api/uploads/weeks/media", (route) => route.abort("connectionreset"));
    await page.getByRole("textbox", { name: "Comment" }).fill("In a tunnel.");
    await chooseFiles(page.getByLabel("Add photos"), [await aPhoto("tunnel.jpg")]);
    await expect(page.getByText("Network error")).toBeVisible();
    await page.unroute("**/api/uploads/weeks/media");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await expect(page.getByText("Network error")).toBeHidden();
    await publish(page);
    await expect(page.getByRole("article").getByRole("img", { name: /^Photo 1/ })).toBeVisible();
    await expect(page.getByText("In a tunnel.")).toBeVisible();
  });

  test("keeps the input when a file is not really a photo", async ({ page, complaints }) => {
    // The preview of a file that is no picture cannot be drawn, and the browser says so in words of its own.
    complaints.allow(/blob:/);
    await signUp(page);
    await startDiary(page, "A text by another name");
    await choosePhase(page, "Vegetative");
    await page.getByRole("textbox", { name: "Comment" }).fill("Still here.");
    await chooseFiles(page.getByLabel("Add photos"), [
      {
        name: "notes.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from("Water on Tuesday, feed on Friday.\n"),
      },
    ]);
    const failed = page.getByRole("alert").filter({ hasText: "notes.jpg" });
    await expect(failed).toContainText("We can't open this photo");
    await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Still here.");
    await failed.getByRole("button", { name: "Remove" }).click();
    await publish(page);
    await expect(page.getByText("Still here.")).toBeVisible();
  });

  test("shows an error page for another user's week", async ({ page, guestPage, complaints }) => {
    complaints.allow(/status of 403/);
    await signUp(page);
    const id = await startDiary(page, "Mine alone");
    await signUp(guestPage);
    const answer = await guestPage.goto(`/diaries/${id}/weeks/new/edit`);
    expect(answer?.status()).toBe(403);
    await expect(guestPage.getByRole("heading", { name: "Ooops!" })).toBeVisible();
    await expect(guestPage.getByText("This diary belongs to another grower")).toBeVisible();
  });

  test("redirects a guest to sign in", async ({ page, guestPage }) => {
    await signUp(page);
    const id = await startDiary(page, "For members");
    await guestPage.goto(`/diaries/${id}/weeks/new/edit`);
    await expect(guestPage).toHaveURL(
      `/auth/signin?return_path=${encodeURIComponent(`/diaries/${id}/weeks/new/edit`)}`,
    );
  });
});

test.describe("new diary form", () => {
  test("keeps the input after an error, and the draft after leaving", async ({ page }) => {
    await signUp(page);
    await page.goto("/diaries/edit/new");
    await page.getByLabel("Name", { exact: true }).fill("Left half-way");
    await page.getByLabel(/^Number of seeds/).fill("6");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:diary:new"))).toContain('"6"');
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Left half-way");
    await expect(page.getByLabel(/^Number of seeds/)).toHaveValue("6");
  });

  test("shows errors at their fields", async ({ page, complaints }) => {
    complaints.allow(/status of 422/);
    await signUp(page);
    await page.goto("/diaries/edit/new");
    await page.getByLabel("Name", { exact: true }).fill("Too many");
    await page.getByLabel(/^Number of seeds/).fill("six");
    await page.getByRole("button", { name: "Start diary" }).click();
    await expect(page.getByLabel(/^Number of seeds/)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(/^Number of seeds/)).toHaveValue("six");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Too many");
  });
});
