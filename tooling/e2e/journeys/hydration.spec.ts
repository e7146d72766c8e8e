import type { Page } from "@playwright/test";
import { aLongDiary } from "./diaries.ts";
import { holdScripts, pageShown, watchHydration } from "./hydration.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

/** The scripts a page has loaded, by the names of their files. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(new URL(response.url()).pathname);
  });
  return scripts;
}

/** What the page of a week tells and draws: words, lines of drawings, where links lead. */
async function toldOn(page: Page): Promise<readonly string[]> {
  return page.getByRole("main").evaluate((main) =>
    // Related content loads when its place is near.
    [...main.querySelectorAll("h1, h2, dl, figure, table, #weeks nav")]
      .filter((element) => !element.closest("[data-related]"))
      .map((element) => {
        const lines = [...element.querySelectorAll("path, circle")].map(
          (line) => line.getAttribute("d") ?? "",
        );
        const links = [...element.querySelectorAll("a")].map((link) => link.getAttribute("href"));
        return [element.localName, element.textContent, ...lines, ...links].join(" ");
      }),
  );
}

for (const { locale, weeks, week } of [
  { locale: "en", weeks: "Weeks of this diary", week: "Week 3" },
  { locale: "de", weeks: "Wochen dieses Tagebuchs", week: "Woche 3" },
]) {
  test(`a week is rendered identically by server and browser, with delayed scripts (${locale})`, async ({
    page,
    site,
  }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: site.community }]);
    const release = await holdScripts(page);
    const scripts = watchScripts(page);
    await watchHydration(page);
    await page.goto(await aLongDiary(page));
    const shown = await toldOn(page);
    await page.mouse.move(10, 10);
    await page.keyboard.press("Shift");
    release();
    await pageShown(page, 1);
    expect(await toldOn(page)).toEqual(shown);
    expect(scripts.filter((name) => name.includes("static-parts"))).toEqual([]);

    const third = page.getByRole("navigation", { name: weeks }).getByRole("link", { name: week });
    // The data of the week is there before its scripts.
    const releaseWeek = await holdScripts(page);
    const data = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(".data"));
    await third.focus();
    await page.keyboard.press("Enter");
    await (await data).finished();
    releaseWeek();
    await expect(page.getByRole("heading", { level: 2, name: week })).toBeVisible();
    await expect(third).toBeFocused();
    // Those of the diary; the block of comments may bring its own.
    expect(scripts.filter((name) => name.includes("static-parts")).length).toBeGreaterThan(0);
    const drawn = await toldOn(page);
    expect(drawn.filter((one) => one.startsWith("figure")).length).toBeGreaterThan(1);

    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: week })).toBeHidden();
    expect(await toldOn(page)).toEqual(shown);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 2, name: week })).toBeVisible();
    await page.reload();
    expect(await toldOn(page)).toEqual(drawn);
  });
}

test.describe("a page before hydration", () => {
  test("loads no React for a guest until the first interaction", { tag: "@smoke" }, async ({ page }) => {
    const scripts = watchScripts(page);
    // The trackers come by themselves when the browser is idle; they know nothing of React. By then a page that starts React by
    // itself has asked for it.
    const counted = page.waitForRequest((request) => request.url().endsWith("/impressions"));
    await page.goto(await aLongDiary(page));
    await counted;
    const [first, ...more] = scripts.filter((script) => !script.startsWith("/assets/trackers-"));
    expect(more).toEqual([]);
    const loader = await page.request.get(first ?? "");
    expect((await loader.body()).length, "bytes of the loader").toBeLessThan(4096);
    await page.getByRole("main").getByRole("button", { name: /^Like/ }).first().focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

  test("keeps text typed while scripts are loading", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/auth/signup");
    const name = page.getByLabel("Name", { exact: true });
    await name.pressSequentially("early-bird");
    await expect(page.getByRole("button", { name: "Create account" })).toBeDisabled();
    release();
    await expect(page.getByRole("button", { name: "Create account" })).toBeEnabled();
    await expect(name).toHaveValue("early-bird");
  });

  test("crops a picture chosen while scripts are loading", async ({ page }) => {
    await signUp(page);
    const release = await holdScripts(page);
    await page.goto("/settings/picture");
    await chooseFiles(page.getByLabel("Choose a file"), await aPhoto("early.jpg"));
    release();
    await page.getByLabel("Zoom").fill("40");
    await page.getByRole("button", { name: "Upload picture" }).click();
    await expect(page.getByRole("main").getByText("Saved", { exact: true })).toBeVisible();
  });

  test("hydrates during continuous typing", async ({ page }) => {
    await page.goto("/auth/signup");
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      const press = () => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
        if (document.querySelector<HTMLButtonElement>("main button[type=submit]")?.disabled)
          port2.postMessage(null);
      };
      port1.onmessage = press;
      press();
    });
    await expect(page.getByRole("button", { name: "Create account" })).toBeEnabled();
  });

  test("follows the first click on a link", async ({ page }) => {
    await page.goto("/explore");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/explore?page=2");
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });

  test("close the photo viewer with Back and stay on the diary", async ({ page }) => {
    await page.goto(await aLongDiary(page));
    const address = page.url();
    const tile = page.locator("a[data-photo]").first();
    const viewer = page.getByRole("dialog", { name: /^Photos of/ });
    await tile.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    expect(page.url()).toBe(address);
    await tile.click();
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await page.goto("/explore");
    await page.goBack();
    expect(page.url()).toBe(address);
  });

  test("loads deferred parts for a reader who only scrolls", async ({ page }) => {
    await page.goto(await aLongDiary(page));
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 20_000);
    const alike = page.locator("section", {
      has: page.getByRole("heading", { name: "Diaries like this one" }),
    });
    await expect(alike.getByRole("link").first()).toBeVisible();
  });

  test("contains no inline script, and its CSP allows none", { tag: "@smoke" }, async ({ page, signIn }) => {
    const link = await aLongDiary(page);
    for (const person of ["guest", "grower"] as const) {
      if (person === "grower") await signIn("grower");
      for (const address of ["/", "/explore", link, "/auth/confirm-email", "/no/such/page"]) {
        const answer = await page.request.get(address);
        const policy = answer.headers()["content-security-policy"] ?? "";
        const scripts = policy.split(";").find((part) => part.trim().startsWith("script-src"));
        expect(scripts?.trim(), address).toBe("script-src 'self'");
        const html = await answer.text();
        const inline = (html.match(/<script\b[^>]*>/g) ?? []).filter(
          (tag) => !/\bsrc=/.test(tag) && !/type="application\/(ld\+)?json"/.test(tag),
        );
        expect(inline, address).toEqual([]);
        expect(html, address).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
      }
    }
  });

  test("is publicly cacheable for guests and uncacheable for members", async ({ page, signIn }) => {
    const pages = ["/", "/explore", "/explore?page=2", await aLongDiary(page)];
    for (const address of pages) {
      const answer = await page.request.get(address);
      expect(answer.headers()["cache-control"], address).toMatch(/^public, .*s-maxage=\d+/);
      expect(answer.headers()["set-cookie"], address).toBeUndefined();
    }
    const form = await page.request.get("/auth/signin");
    expect(form.headers()["cache-control"]).toBe("private, no-store");
    await signIn("grower");
    for (const address of pages) {
      const answer = await page.request.get(address);
      expect(answer.headers()["cache-control"], address).toBe("private, no-store");
    }
  });
});
