import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const words = {
  ru: { heading: "Дневники", lang: "ru" },
  de: { heading: "Tagebücher", lang: "de" },
  es: { heading: "Diarios", lang: "es" },
  th: { heading: "ไดอารี่", lang: "th" },
  en: { heading: "Diaries", lang: "en" },
} as const;

async function openSettings(page: Page): Promise<void> {
  await page.getByRole("banner").locator("summary").first().click();
}

/** Pressed earlier, a switch is a plain form: the language changes, but only the server has a hand in it. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('header button[name="locale"]');
    return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
}

async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((one) => one.name === name)?.value;
}

test.describe("language choice", () => {
  test("applies to every following page", { tag: "@smoke" }, async ({ page }) => {
    await page.goto("/explore");
    for (const [locale, { heading, lang }] of Object.entries(words)) {
      await openSettings(page);
      await untilTakenOver(page);
      await page.getByRole("banner").locator(`button[name="locale"][value="${locale}"]`).click();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(heading));
      expect(await cookie(page, "locale")).toBe(locale);
      expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe(locale);
    }
  });

  test("works without JavaScript and returns to the page", async ({ plainPage }) => {
    await plainPage.goto("/explore/coco?sort=new");
    await openSettings(plainPage);
    await plainPage.getByRole("banner").locator('button[name="locale"][value="de"]').click();
    await expect(plainPage).toHaveURL("/explore/coco?sort=new");
    await expect(plainPage.locator("html")).toHaveAttribute("lang", "de");
    expect(await cookie(plainPage, "locale")).toBe("de");
    await plainPage.goto("/auth/signin");
    await expect(plainPage.locator("html")).toHaveAttribute("lang", "de");
  });

  test("is also available on the sign-in page", async ({ page }) => {
    await page.goto("/auth/signin?return_path=%2Fexplore");
    await page
      .getByRole("contentinfo")
      .or(page.locator("footer"))
      .getByRole("button", { name: "Deutsch" })
      .first()
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page).toHaveURL(/return_path=%2Fexplore$/);
  });

  test("applies to one request when ?lang= is set", async ({ page, site }) => {
    await page.context().addCookies([{ name: "locale", value: "es", url: site.community }]);
    await page.goto("/explore?lang=de");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Tagebücher/);
    expect(await cookie(page, "locale")).toBe("es");
    await page.getByRole("article").locator('a[href^="/diaries/"]').first().click();
    await expect(page).toHaveURL(/\/diaries\/\d+[^?]*$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("falls back to English for an unknown language", async ({ page, site }) => {
    await page.context().addCookies([{ name: "locale", value: "tlh", url: site.community }]);
    await page.goto("/explore");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diaries");
  });

  test("is listed as alternates for search engines", async ({ page }) => {
    await page.goto("/explore/coco");
    for (const { lang } of Object.values(words)) {
      await expect(page.locator(`link[rel="alternate"][hreflang="${lang}"]`)).toHaveAttribute(
        "href",
        new RegExp(`/explore/coco\\?lang=${lang}$`),
      );
    }
  });
});

test("the locale en-tr shows the id of every text", async ({ page, site }) => {
  await page.goto("/explore");
  await openSettings(page);
  await expect(page.getByRole("banner").locator('button[value="en-tr"]')).toHaveCount(0);
  await page.context().addCookies([{ name: "details", value: "1", url: site.community }]);
  await page.reload();
  await openSettings(page);
  await page.getByRole("banner").locator('button[value="en-tr"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("explore.heading");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a diary shows Fahrenheit when chosen", async ({ page }) => {
  const answer = await page.request.get("/api/diaries?tags=harvest&sort=like&limit=24");
  const { data } = await answer.json();
  const diary = data.items.find((item: { is_lock: boolean }) => !item.is_lock);
  const detail = await (await page.request.get(`/api/diaries/${diary.id}`)).json();
  const week = detail.data.items_week.find((one: { props: { air_temp?: number } }) => one.props.air_temp);
  await page.goto(`${diary.link}/week/${week.id}`);
  // The innermost section. Temperatures in a grower's own text stay as written.
  const heading = page.getByRole("heading", { name: "Environment" });
  const readings = page.locator("section").filter({ has: heading }).last();
  await expect(readings.getByText(/°C/).filter({ visible: true }).first()).toBeVisible();
  await openSettings(page);
  await page.getByRole("banner").getByRole("button", { name: "Imperial, °F" }).click();
  await expect(readings.getByText(/°F/).filter({ visible: true }).first()).toBeVisible();
  await expect(readings.getByText(/°C/)).toHaveCount(0);
  await page.reload();
  await expect(readings.getByText(/°F/).filter({ visible: true }).first()).toBeVisible();
});

for (const kind of ["with JavaScript", "without JavaScript"] as const) {
  test.describe(`theme ${kind}`, () => {
    test.use({ javaScriptEnabled: kind === "with JavaScript", colorScheme: "light" });

    test("is remembered and rendered by the server", async ({ page }) => {
      await page.goto("/explore");
      await openSettings(page);
      await page.getByRole("banner").getByRole("button", { name: "Dark", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(await cookie(page, "theme")).toBe("dark");
      const html = await (await page.request.get("/auth/signin")).text();
      expect(html).toMatch(/<html[^>]*data-theme="dark"/);
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(243, 241, 234)");
    });
  });
}
