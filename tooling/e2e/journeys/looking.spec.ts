import type { Page } from "@playwright/test";
import { choosePhase, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

// The longest of all files: its journeys are shared between the workers.
test.describe.configure({ mode: "parallel" });

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
type Size = keyof typeof sizes;
const themes = ["light", "dark"] as const;

/** A diary of the demo data with many weeks. */
async function aDiary(page: Page): Promise<string> {
  const answer = await page.request.get("/api/diaries?tags=harvest&sort=like&limit=24");
  const { data } = await answer.json();
  return data.items.find((item: { is_lock: boolean }) => !item.is_lock).link;
}

/** The pages everybody may open. */
const open = {
  "the home page": () => "/",
  "the list of diaries": () => "/explore",
  "a list that nothing matches": () => "/explore/fluorescent/hydro/greenhouse/germination",
  "a diary": aDiary,
  "the settings of the interface": () => "/settings/interface",
  "signing in": () => "/auth/signin",
  "signing up": () => "/auth/signup",
  "a forgotten password": () => "/auth/forgot-password",
  "a new password": () => "/auth/reset-password?token=old",
  "confirming an address": () => "/auth/confirm-email",
  "a page that does not exist": () => "/no/such/page",
} satisfies Record<string, (page: Page) => string | Promise<string>>;

/** How far a page is wider than the screen, in pixels. */
async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size] });

    for (const [name, address] of Object.entries(open)) {
      test(`everybody can use ${name}, in either theme`, async ({ page, expectAccessible, complaints }) => {
        complaints.allow(/status of 4(04|22)/);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.goto(await address(page));
          await expectAccessible(page);
          expect(await overhang(page), "pixels beyond the screen").toBe(0);
        }
      });
    }

    test("the strip shows the week that is open, reading and writing", async ({ page, signIn }) => {
      await signIn("grower");
      const { data: session } = await (await page.request.get("/api/session")).json();
      const { data } = await (await page.request.get(`/api/diaries?user_id=${session.user.id}`)).json();
      const longest = data.items.reduce((one: { weeks: unknown[] }, other: { weeks: unknown[] }) =>
        one.weeks.length > other.weeks.length ? one : other,
      );
      const { id } = longest.weeks.at(-1);
      const strip = page.getByRole("navigation", { name: "Weeks of this diary" });
      for (const address of [`${longest.link}/week/${id}`, `/diaries/${longest.id}/weeks/${id}/edit`]) {
        await page.goto(address);
        // The strip itself may stand below what is seen of the page; what is scrolled here is the page alone.
        await strip.evaluate((nav) => nav.scrollIntoView({ block: "center" }));
        await expect(strip.locator("[aria-current]")).toBeInViewport({ ratio: 0.5 });
      }
    });

    test("everybody can use the menus", async ({ page, signIn, expectAccessible }) => {
      await signIn("grower");
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto("/explore");
        for (const menu of await page.getByRole("banner").locator("summary").all()) {
          await menu.click();
          await expectAccessible(page);
          await page.keyboard.press("Escape");
        }
      }
    });

    for (const colorScheme of themes) {
      test(`everybody can use the editors, and what a grower sees of a diary, in the ${colorScheme} theme`, async ({
        page,
        expectAccessible,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await signUp(page);
        for (const address of ["/settings/notifications", "/diaries/edit/new"]) {
          await page.goto(address);
          await expectAccessible(page);
          expect(await overhang(page), "pixels beyond the screen").toBe(0);
        }
        const id = await startDiary(page, "For every eye");
        for (const phase of ["Germination", "Harvest", "Flowering"]) {
          await choosePhase(page, phase);
          await expectAccessible(page);
          expect(await overhang(page), "pixels beyond the screen").toBe(0);
        }
        await page.getByRole("textbox", { name: "Comment" }).fill("Stretching.");
        await publish(page);
        await expectAccessible(page);
        expect(await overhang(page), "pixels beyond the screen").toBe(0);
        await page.getByRole("link", { name: "Edit week" }).click();
        await page.waitForURL(/\/weeks\/\d+\/edit$/);
        await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Stretching.");
        await expectAccessible(page);
        for (const address of [`/diaries/${id}/weeks/new/edit`, `/diaries/edit/${id}`]) {
          await page.goto(address);
          await expectAccessible(page);
          expect(await overhang(page), "pixels beyond the screen").toBe(0);
        }
      });
    }

    test("everybody can use the portal", async ({ page, signIn, site, expectAccessible }) => {
      for (const person of ["manager", "grower"] as const) {
        await signIn(person);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.goto(`${site.brands}/brands-manager`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectAccessible(page);
          expect(await overhang(page), "pixels beyond the screen").toBe(0);
        }
      }
    });
  });
}

for (const locale of ["de", "th"]) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ viewport: sizes.phone });

    test("nothing stands beyond the edge of a page", async ({ page, signIn, site, complaints }) => {
      complaints.allow(/status of 4(04|22)/);
      await signUp(page);
      const diary = await startDiary(page, "In another language");
      await page.context().addCookies([{ name: "locale", value: locale, url: site.community }]);
      const own = [
        ...["/diaries/edit/new", `/diaries/edit/${diary}`, `/diaries/edit/${diary}/removed`],
        ...[`/diaries/${diary}`, `/diaries/${diary}/weeks/new/edit`, "/settings/notifications"],
      ];
      for (const address of [...own, `${site.brands}/brands-manager/welcome`]) {
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        expect(await overhang(page), `pixels of ${address} beyond the screen`).toBe(0);
      }
      await signIn("manager");
      await page.goto(`${site.brands}/brands-manager`);
      expect(await overhang(page), "pixels of the accounts beyond the screen").toBe(0);

      await page.context().clearCookies({ name: "token" });
      for (const [name, address] of Object.entries(open)) {
        await page.goto(await address(page));
        expect(await overhang(page), `pixels of ${name} beyond the screen`).toBe(0);
      }
    });
  });
}
