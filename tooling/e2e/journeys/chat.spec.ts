import type { Locator, Page } from "@playwright/test";
import { publishOwnDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";
import { aPhoto } from "./photos.ts";

/** Opens the room with a grower from their profile. */
async function openRoom(page: Page, name: string): Promise<void> {
  await page.goto(`/grower/${name}`);
  await page.getByRole("main").getByRole("button", { name: "Message", exact: true }).click();
  await expect(page).toHaveURL(/\/chat\/u-\d+$/);
  await isAlive(page);
}

/** The buttons beside the field work once the page is hydrated. */
async function isAlive(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Add a photo" })).toBeEnabled();
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(`Message ${name}`).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByLabel(`Message ${name}`)).toHaveValue("");
}

const said = (page: Page, text: string): Locator =>
  page.getByRole("log").getByRole("listitem").filter({ hasText: text });

test.describe("chat", () => {
  test.slow();

  test("a request is accepted, then a photo, a diary, a strain and an offline message arrive once", {
    tag: "@smoke",
  }, async ({ page, context, guestPage: other, site, complaints }) => {
    complaints.allow(/net::ERR_|Failed to (fetch|load)|NetworkError|status of 503/);
    const ada = await publishOwnDiary(page, site.community);
    const adasName = ada.name.replace("Diary of ", "");
    const { name: benno } = await signUp(other);

    await openRoom(page, benno);
    await write(page, benno, "Which soil is that?");
    await expect(said(page, "Which soil is that?")).toHaveCount(1);

    await other.goto("/chat");
    await other.getByRole("link", { name: "1 grower wants to talk to you" }).click();
    await other.getByRole("link", { name: new RegExp(adasName) }).click();
    await isAlive(other);
    await other.getByRole("button", { name: "Accept" }).click();
    await expect(other.getByRole("button", { name: "Accept" })).toBeHidden();
    await write(other, adasName, "Living soil, third round");
    await expect(said(page, "Living soil, third round")).toHaveCount(1);

    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add a photo" }).click();
    await (await chooser).setFiles(await aPhoto("canopy.jpg"));
    await expect(page.getByText("canopy.jpg")).toBeVisible();
    await page.getByLabel("Share from Grow").click();
    await page.getByRole("button", { name: "Diary", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: ada.name }).click();
    await write(page, benno, "Look at mine");
    await expect(said(other, "Look at mine")).toHaveCount(1);
    await expect(said(other, "Look at mine").getByRole("link", { name: "Open photo" })).toBeVisible();
    await expect(said(other, "Look at mine").getByRole("link", { name: ada.name })).toHaveAttribute(
      "href",
      ada.link,
    );

    await page.getByLabel("Share from Grow").click();
    await page.getByRole("button", { name: "Strain", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Strain name").fill("Night Plum");
    await dialog.getByRole("button", { name: "Night Plum" }).first().click();
    await write(page, benno, "Cut from this one");
    await expect(said(other, "Cut from this one").getByRole("link", { name: "Night Plum" })).toHaveAttribute(
      "href",
      /^\/strains\//,
    );

    await context.setOffline(true);
    await write(page, benno, "Sent in a tunnel");
    await write(page, benno, "and right after it");
    await expect(said(page, "Sent in a tunnel")).toContainText("waiting for a connection");
    await context.setOffline(false);
    await expect(said(other, "and right after it")).toHaveCount(1);
    await other.reload();
    await expect(said(other, "Sent in a tunnel")).toHaveCount(1);
    await expect(said(other, "and right after it")).toHaveCount(1);
    const order = (await other.getByRole("log").textContent()) ?? "";
    expect(order.indexOf("Sent in a tunnel")).toBeLessThan(order.indexOf("and right after it"));
  });

  test("a message is found by search, and opens in the room", async ({ page, guestPage: other }) => {
    await signUp(page);
    const { name: benno } = await signUp(other);
    await openRoom(page, benno);
    await write(page, benno, "My runoff is at 2.1");
    await write(page, benno, "I flush on Saturday");
    await expect(said(page, "I flush on Saturday")).toHaveCount(1);

    const room = page.getByRole("region", { name: benno });
    await room.getByLabel("More", { exact: true }).click();
    await room.getByRole("link", { name: "Search messages" }).click();
    await room.getByRole("searchbox", { name: "Search messages" }).fill("runoff");
    await page.keyboard.press("Enter");
    await expect(room.getByRole("link", { name: /flush/ })).toHaveCount(0);
    await room.getByRole("link", { name: /My runoff is at 2\.1/ }).click();
    await expect(page).toHaveURL(/\?at=(\d+)#m-\1$/);
    await expect(said(page, "My runoff is at 2.1")).toBeInViewport();
  });

  test("a ban from an open room hides the field for messages until it is lifted, and what was said can be deleted", async ({
    page,
    signIn,
    guestPage: spammer,
  }) => {
    const { name } = await signUp(spammer);
    await spammer.goto("/chat/common");
    await isAlive(spammer);
    const text = `Cheap lamps from ${name}`;
    const field = spammer.getByRole("textbox", { name: /^Message / });
    await field.fill(text);
    await spammer.getByRole("button", { name: "Send", exact: true }).click();
    await expect(said(spammer, text)).toHaveCount(1);

    await signIn("moderator");
    await page.goto("/chat/common");
    await isAlive(page);
    await said(page, text).getByLabel("Message options").click();
    await said(page, text).getByRole("button", { name: "Ban from this room" }).click();
    await expect(spammer.getByText("You can't write in this room.")).toBeVisible();
    await expect(field).toBeHidden();

    await page.goto("/chat/common/members?list=banned");
    await page.getByRole("button", { name: `Unban ${name}` }).click();
    await expect(page.getByRole("link", { name, exact: true })).toBeHidden();
    await page.goto("/chat/common");
    await isAlive(page);
    await said(page, text).getByLabel("Message options").click();
    await said(page, text).getByRole("button", { name: "Delete message" }).click();
    await expect(said(page, text)).toHaveCount(0);
    await spammer.reload();
    await expect(field).toBeVisible();
    await expect(said(spammer, text)).toHaveCount(0);
  });

  test("a blocked stranger writes on, and nothing arrives", async ({ page, guestPage: stranger }) => {
    const { name: ada } = await signUp(page);
    const { name: pushy } = await signUp(stranger);
    await openRoom(stranger, ada);
    await write(stranger, ada, "Good price, I ship anywhere");

    await page.goto("/chat?list=requests");
    await page.getByRole("link", { name: new RegExp(pushy) }).click();
    await isAlive(page);
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText(`You've blocked ${pushy}.`)).toBeVisible();

    await write(stranger, ada, "Come on");
    await expect(said(stranger, "Come on")).toHaveText([/sent/]);
    await page.reload();
    await expect(said(page, "Good price")).toHaveCount(1);
    await expect(said(page, "Come on")).toHaveCount(0);
  });

  test("can be read and written without scripts", async ({ page, plainPage, site }) => {
    const { name: ada } = await signUp(page);
    await plainPage
      .context()
      .addCookies([
        { name: "token", value: site.tokens.moderator ?? "", url: site.community, httpOnly: true },
      ]);
    await plainPage.goto(`/grower/${ada}`);
    await plainPage.getByRole("main").getByRole("button", { name: "Message", exact: true }).click();
    await plainPage.getByLabel(`Message ${ada}`).fill("No scripts here");
    await plainPage.getByRole("button", { name: "Send", exact: true }).click();
    await expect(said(plainPage, "No scripts here")).toHaveCount(1);
  });

  test("opens beside any page", async ({ page, signIn, expectAccessible }) => {
    await signIn("grower");
    await page.goto("/explore");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Messages/ })
      .click();
    const panel = page.getByRole("region", { name: "Messages", exact: true });
    await panel.getByRole("link", { name: /tessellate/ }).click();
    await expect(panel.getByRole("log")).toBeVisible();
    await expect(page).toHaveURL(/\/explore$/);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });
});
