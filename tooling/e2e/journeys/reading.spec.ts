import type { Locator, Page } from "@playwright/test";
import { seenAt } from "./guests.ts";
import { pageShown, watchHydration } from "./hydration.ts";
import { expect, test } from "./journey.ts";
import { sendSignIn } from "./people.ts";

/** A finished diary with many weeks, which everybody may read. */
async function aLongDiary(page: Page): Promise<string> {
  const answer = await page.request.get("/api/diaries?tags=harvest&sort=like&limit=24");
  const { data } = await answer.json();
  for (const { id, link, is_lock } of data.items) {
    if (is_lock) continue;
    // Cards count the comments on weeks too.
    const diary = await (await page.request.get(`/api/diaries/${id}`)).json();
    if (diary.data.cnt_comments > 1) return link;
  }
  throw new Error("The demo data has no such diary.");
}

/** Presses a button that shows what it does before the server has answered, and waits for the answer. */
async function pressAndWait(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse(
    // The view counter posts to the api by itself.
    (response) => response.request().method() === "POST" && !response.url().includes("/api/"),
  );
  await button.click();
  await answered;
}

/** The scripts a page has loaded, by the names of their files. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(new URL(response.url()).pathname);
  });
  return scripts;
}

/**
 * Holds back all scripts from now on but the loader, which asks for the others.
 *
 * @returns lets them through
 */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!route.request().url().includes("/assets/start-")) await released;
    await route.continue();
  });
  return release;
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

test("a diary shows the table of all readings and additional charts on demand", async ({ page }) => {
  await page.goto(await aLongDiary(page));
  const charts = page.getByRole("article").getByRole("figure");
  const inSight = await charts.count();
  await page.getByText("All readings, week by week").click();
  await expect(page.getByRole("table", { name: "Readings by week" })).toBeVisible();
  await expect.poll(() => charts.count()).toBeGreaterThan(inSight);
});

for (const kind of ["with JavaScript", "without JavaScript"] as const) {
  test.describe(`guest ${kind}`, () => {
    test.use({ javaScriptEnabled: kind === "with JavaScript" });

    test("filters, sorts and pages the list, each with its own URL", { tag: "@smoke" }, async ({ page }) => {
      await page.goto("/explore");
      const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
      await page.getByRole("link", { name: "Page 2" }).click();
      await expect(page).toHaveURL("/explore?page=2");
      await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
      const onSecond = await page.getByRole("main").locator("article h2, li h2").allTextContents();
      await page.getByRole("link", { name: "Page 1", exact: true }).click();
      await expect(page).toHaveURL("/explore");
      await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      expect(await page.getByRole("main").locator("article h2, li h2").allTextContents()).not.toEqual(
        onSecond,
      );

      const filters = page.getByRole("navigation", { name: "Filters" });
      await filters.getByRole("link", { name: "Coco" }).click();
      await expect(page).toHaveURL("/explore/coco");
      await filters.getByRole("link", { name: "Harvested" }).click();
      await expect(page).toHaveURL(/\/explore\/(harvest\/coco|coco\/harvest)$/);
      await expect(filters.getByRole("link", { name: "Coco" })).toHaveAttribute("aria-current", "true");
      await page.getByRole("link", { name: "Most liked" }).click();
      await expect(page).toHaveURL(/\?sort=like$/);
      await expect(first).toBeVisible();
      await page.getByRole("link", { name: "Clear" }).click();
      await expect(page).toHaveURL("/explore?sort=like");
    });

    test("reads a diary week by week", async ({ page }) => {
      await page.goto(await aLongDiary(page));
      await expect(page.locator("#comments").getByRole("article").first()).toBeVisible();
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      const weeks = page.getByRole("navigation", { name: "Weeks of this diary" });
      await expect(weeks.getByRole("link", { name: /Harvest/ }).first()).toBeVisible();
      await weeks.getByRole("link", { name: /\bWeek 3\b/ }).click();
      await expect(page).toHaveURL(/\/week\/\d+/);
      await expect(page.getByRole("heading", { level: 2, name: "Week 3" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      await expect(weeks.getByRole("link", { name: /\bWeek 3\b/ })).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { name: "Environment" })).toBeVisible();
      await expect(page.getByRole("heading", { name: /^Comments/ })).toBeVisible();
    });

    test("opens the print version of a diary, with and without photos", async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(await aLongDiary(page));
      await expect(page.locator("#comments").getByRole("article").first()).toBeVisible();
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      await page.getByRole("main").locator('summary[aria-label="Share"]').click();
      await page.getByRole("link", { name: "Print or save as PDF" }).click();
      await expect(page).toHaveURL(/\/print$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      await expect(page.getByRole("heading", { level: 2, name: /Week 3/ })).toBeVisible();
      if (kind === "with JavaScript") await expectAccessible(page);
      await page.getByRole("link", { name: "Without photos" }).click();
      await expect(page).toHaveURL(/\/print\?photos=no$/);
      await expect(page.getByRole("link", { name: "With photos" })).toBeVisible();
      await expect(page.getByRole("main").locator("article img")).toHaveCount(0);
    });

    test("signs in to like a diary and returns to it", async ({ page, complaints }) => {
      // A page that is awake by then asks by script, and is refused before it leads to the form.
      complaints.allow(/401 .*\/likes\)/);
      const link = await aLongDiary(page);
      await page.goto(link);
      await page.getByRole("main").getByRole("button", { name: /^Like/ }).first().click();
      await expect(page).toHaveURL(`/auth/signin?return_path=${encodeURIComponent(link)}`);
      await sendSignIn(page, "moderator", "grow-demo-1");
      await expect(page).toHaveURL(link);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("gets 404 for an unknown filter", async ({ page, complaints }) => {
      complaints.allow(/404/);
      for (const address of ["/explore/moonlight", "/explore/coco/moonlight", "/explore?page=999"]) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(404);
        await expect(page.getByText("Sorry, that page doesn't exist.")).toBeVisible();
      }
    });
  });

  test.describe(`member ${kind}`, () => {
    test.use({ javaScriptEnabled: kind === "with JavaScript" });

    test("likes a diary and removes the like", async ({ page, signIn }) => {
      await signIn(kind === "with JavaScript" ? "admin" : "manager");
      await page.goto(await aLongDiary(page));
      const like = page.getByRole("main").getByRole("button", { name: /^Like/ }).first();
      // Whether the demo data has it liked already does not matter: two presses lead back to where it was.
      const before = (await like.getAttribute("aria-pressed")) ?? "";
      const after = before === "true" ? "false" : "true";
      for (const state of [after, before]) {
        await pressAndWait(page, like);
        await expect(like).toHaveAttribute("aria-pressed", state);
        await page.reload();
        await expect(like).toHaveAttribute("aria-pressed", state);
      }
    });

    test("bookmarks a finished diary and removes the bookmark", async ({ page, signIn }) => {
      await signIn(kind === "with JavaScript" ? "admin" : "manager");
      await page.goto(await aLongDiary(page));
      const keep = page.getByRole("main").getByRole("button", { name: /^Saved?$/ });
      const before = (await keep.getAttribute("aria-pressed")) ?? "";
      const after = before === "true" ? "false" : "true";
      for (const state of [after, before]) {
        await pressAndWait(page, keep);
        await expect(keep).toHaveAttribute("aria-pressed", state);
        await page.reload();
        await expect(keep).toHaveAttribute("aria-pressed", state);
      }
    });

    test("writes a comment, and another user replies", { tag: "@smoke" }, async ({
      page,
      signIn,
      guestPage,
    }) => {
      await signIn("moderator");
      const link = await aLongDiary(page);
      const text = `How long did it cure, ${kind}? ${Date.now()}`;
      await page.goto(link);
      await page.getByLabel("Add a comment").fill(text);
      await page.getByRole("button", { name: "Post comment" }).click();
      await expect(page).toHaveURL(/comment=\d+#comment-\d+$/);
      const comment = page.locator("#comments").getByRole("article").filter({ hasText: text }).first();
      await expect(comment).toBeVisible();
      await expect(page.getByLabel("Add a comment")).toHaveValue("");
      await comment.locator("summary", { hasText: "Reply" }).click();
      await comment.getByLabel("Your reply").fill("Four weeks, in glass.");
      await comment.getByRole("button", { name: "Post reply" }).click();
      await expect(comment.getByText("Four weeks, in glass.")).toBeVisible();

      await seenAt(guestPage, link, guestPage.locator("#comments").getByText(text));
      await expect(guestPage.getByRole("link", { name: "Sign in to comment" })).toBeVisible();
    });
  });
}

test.describe("crawlers and feed readers", () => {
  test("find feeds and the sitemap by the links of the pages", async ({ page, site }) => {
    const link = await aLongDiary(page);
    await page.goto(link);
    const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute("href", `${site.community}${link}/feed`);
    const robots = await (await page.request.get("/robots.txt")).text();
    const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
    const index = await (await page.request.get(sitemap)).text();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? "");
    expect(files.length).toBeGreaterThan(1);
    const diaries = await page.request.get(
      files.findLast((file) => file.includes("/sitemaps/diaries/")) ?? "",
    );
    expect(await diaries.text()).toContain(`<loc>${site.community}${link}</loc>`);
    for (const address of [`${link}/feed`, "/rss"]) {
      const answer = await page.request.get(address);
      expect([answer.status(), answer.headers()["content-type"]], address).toEqual([
        200,
        expect.stringMatching(/^application\/(atom|rss)\+xml/),
      ]);
    }
  });
});

test.describe("a page before hydration", () => {
  test("loads no React for a guest until the first interaction", { tag: "@smoke" }, async ({ page }) => {
    const scripts = watchScripts(page);
    // The view counter comes by itself when the browser is idle; it is small and knows nothing of React. By then a page that
    // starts React by itself has asked for it.
    const counted = page.waitForRequest((request) => request.url().endsWith("/impressions"));
    await page.goto(await aLongDiary(page));
    await counted;
    const [first, ...more] = scripts.filter((script) => !script.startsWith("/assets/count-"));
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
