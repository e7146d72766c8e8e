import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./journey.ts";

/** A page of another site. */
async function foreignSite(body: string): Promise<{ url: string; server: Server }> {
  const html = `<!doctype html><html lang="en"><title>Elsewhere</title><body style="margin:0">${body}</body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test("a grower picks a diary, copies the code, and the card is shown by another site", async ({
  page,
  guestPage,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  complaints.allow(/A request to elsewhere: http:\/\/127\.0\.0\.1:\d+\//);
  await signIn("grower");
  await page.goto("/widget");
  const main = page.getByRole("main");
  await main.getByLabel("What to show").selectOption({ index: 0 });
  await main.getByLabel("Theme").selectOption("dark");
  await main.getByRole("button", { name: "Show code" }).click();
  const box = main.getByLabel("Code", { exact: true });
  await expect(box).toHaveValue(/theme=dark/);
  const code = await box.inputValue();
  const script = await main.getByLabel("Script for narrow columns").inputValue();
  await expect(page.frameLocator("iframe").getByRole("main")).toContainText("Grow");
  await expectAccessibleInBothThemes(page);

  const { url, server } = await foreignSite(`<div style="width:250px">${code}</div>${script}`);
  const loaded: string[] = [];
  guestPage.on("request", (request) => loaded.push(request.url()));
  try {
    await guestPage.goto(url);
    const frame = guestPage.locator("iframe");
    await expect(
      guestPage.frameLocator("iframe").getByRole("link", { name: "Grow", exact: true }),
    ).toBeVisible();
    // The script fits the card to the narrow column.
    await expect(frame).toHaveCSS("height", "344px");
    const site = new URL(page.url()).origin;
    expect(await guestPage.context().cookies(site)).toEqual([]);
    // Nothing of the app was loaded.
    expect(loaded.filter((address) => address.includes("/assets/"))).toEqual([]);
  } finally {
    server.close();
  }
});

test("only cards may be framed, and set no cookie", async ({ request }) => {
  const { data } = await (await request.get("/api/diaries?limit=1")).json();
  const { id, link }: { id: number; link: string } = data.items[0];
  const card = await request.get(`/widget/diary/${id}?lang=de`);
  expect(card.status()).toBe(200);
  expect(card.headers()["content-security-policy"]).toContain("frame-ancestors *");
  expect(card.headers()["set-cookie"]).toBeUndefined();
  expect(await card.text()).not.toContain("<script");
  for (const path of [link, "/widget"]) {
    expect((await request.get(path)).headers()["content-security-policy"]).toContain(
      "frame-ancestors 'self'",
    );
  }
  expect((await request.get("/widget/diary/999999999")).status()).toBe(404);
});

test("other sites find the card of a diary by its address", async ({ page, request }) => {
  const { data } = await (await request.get("/api/diaries?limit=1")).json();
  await page.goto(data.items[0].link);
  const found = await page.locator('link[type="application/json+oembed"]').getAttribute("href");
  const answer = await request.get(found ?? "");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ version: "1.0", type: "rich", title: data.items[0].name });
});

test("scripts for other sites are plain files, and what is missing there is a plain 404", async ({
  request,
}) => {
  const script = await request.get("/scripts/widget.js");
  expect(script.headers()["content-type"]).toContain("text/javascript");
  expect((await request.get("/scripts/widget.css")).headers()["content-type"]).toContain("text/css");
  for (const path of ["/scripts/gone.js", "/diaries/static/gone.html", "/seedbank/static/gone.html"]) {
    const gone = await request.get(path);
    expect(gone.status()).toBe(404);
    expect(gone.headers()["content-type"]).toContain("text/plain");
    expect(await gone.text()).toBe("Not found");
  }
});
