import type { Page } from "@playwright/test";
import { choosePhase, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

// The longest file: its journeys are shared between the workers.
test.describe.configure({ mode: "parallel" });

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
type Size = keyof typeof sizes;

/** A diary of the demo data with many weeks. */
async function aDiary(page: Page): Promise<string> {
  const answer = await page.request.get("/api/diaries?tags=harvest&sort=like&limit=24");
  const { data } = await answer.json();
  return data.items.find((item: { is_lock: boolean }) => !item.is_lock).link;
}

/** The first of a list of the API, by its link. */
const firstOf = (list: string) => async (page: Page) => {
  const { data } = await (await page.request.get(list)).json();
  return data.items[0].link;
};

type Address = string | ((page: Page) => Promise<string>);

/**
 * The pages that a guest may open, by area. Every page is checked in English at both sizes; in other languages only the
 * first page of each area, which is its fullest.
 */
const guestPages: Readonly<Record<string, Readonly<Record<string, Address>>>> = {
  front: { "the home page": "/", "a page that does not exist": "/no/such/page" },
  growing: {
    "a diary": aDiary,
    "the list of diaries": "/explore",
    "a list without results": "/explore/fluorescent/hydro/greenhouse/germination",
  },
  asking: {
    "a question": firstOf("/api/problems?is_solved=true&sort=solutions"),
    "the list of questions": "/grow-questions",
    "the picture key": "/grow-questions/key",
    "a short": firstOf("/api/shorts"),
    "the list of shorts": "/shorts",
    "a video": firstOf("/api/shorts?is_short=false"),
  },
  account: {
    "the sign-up page": "/auth/signup",
    "the sign-in page": "/auth/signin",
    "the forgotten password page": "/auth/forgot-password",
    "the new password page": "/auth/reset-password?token=old",
    "the email confirmation page": "/auth/confirm-email",
    "the page that keeps an email": "/auth/cancel-email?k=old",
    "the interface settings": "/settings/interface",
  },
  reading: {
    "the awards that take votes": "/awards",
    "the winners of past awards": "/awards/2025",
    "the form for messages to the team": "/contact",
    "the page that makes cards for other sites": async (page) =>
      `/widget?address=${await firstOf("/api/diaries")(page)}`,
  },
};

const addressOf = async (address: Address, page: Page) =>
  typeof address === "string" ? address : await address(page);

/** Fails when a page is wider than the screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels of ${new URL(page.url()).pathname} beyond the screen`).toBe(0);
}

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size] });

    for (const [name, address] of Object.values(guestPages).flatMap((pages) => Object.entries(pages))) {
      test(`${name} is accessible in both themes and fits the screen`, async ({
        page,
        expectAccessibleInBothThemes,
        complaints,
      }) => {
        complaints.allow(/status of 4(04|22)/);
        await page.goto(await addressOf(address, page));
        await expectAccessibleInBothThemes(page);
        await expectNoOverflow(page);
      });
    }

    test("the week strip scrolls to the open week, in the diary and in the editor", async ({
      page,
      signIn,
    }) => {
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
        // The strip may be below the fold; only the page is scrolled here, never the strip itself.
        await strip.evaluate((nav) => nav.scrollIntoView({ block: "center" }));
        await expect(strip.locator("[aria-current]")).toBeInViewport({ ratio: 0.5 });
      }
    });

    test("the menus are accessible in both themes", async ({
      page,
      signIn,
      expectAccessibleInBothThemes,
    }) => {
      await signIn("grower");
      await page.goto("/explore");
      for (const menu of await page.getByRole("banner").locator("summary").all()) {
        await menu.click();
        await expectAccessibleInBothThemes(page);
        await page.keyboard.press("Escape");
      }
    });

    test("the editors and an owner's diary are accessible in both themes and fit the screen", async ({
      page,
      expectAccessibleInBothThemes,
    }) => {
      const expectUsable = async () => {
        await expectAccessibleInBothThemes(page);
        await expectNoOverflow(page);
      };
      await signUp(page);
      for (const address of [
        "/settings/notifications",
        "/notifications",
        "/notifications-old",
        "/chat",
        "/chat/common",
        "/diaries/edit/new",
        "/grow-questions/edit/new",
        "/shorts/edit/new",
      ]) {
        await page.goto(address);
        await expectUsable();
      }
      const id = await startDiary(page, "For every eye");
      for (const phase of ["Germination", "Harvest", "Flowering"]) {
        await choosePhase(page, phase);
        await expectUsable();
      }
      await page.getByRole("textbox", { name: "Comment" }).fill("Stretching.");
      await publish(page);
      await expectUsable();
      await page.getByRole("link", { name: "Edit week" }).click();
      await page.waitForURL(/\/weeks\/\d+\/edit$/);
      await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Stretching.");
      await expectUsable();
      for (const address of [`/diaries/${id}/weeks/new/edit`, `/diaries/edit/${id}`]) {
        await page.goto(address);
        await expectUsable();
      }
    });

    test("the portal is accessible in both themes and fits the screen", async ({
      page,
      signIn,
      site,
      expectAccessibleInBothThemes,
    }) => {
      for (const person of ["manager", "grower"] as const) {
        await signIn(person);
        await page.goto(`${site.brands}/brands-manager`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessibleInBothThemes(page);
        await expectNoOverflow(page);
      }
    });
  });
}

test.describe("the week strip of a diary", () => {
  test.use({ viewport: sizes.desk });

  test("shows the plant week by week while one drags along it or presses arrow keys", async ({ page }) => {
    await page.goto(await aDiary(page));
    const address = page.url();
    const weeks = page.getByRole("navigation", { name: "Weeks of this diary" }).getByRole("link");
    const shown = page.locator("#weeks").getByRole("status");
    await weeks.first().scrollIntoViewIfNeeded();
    const middleOf = async (index: number) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await weeks.nth(index).boundingBox()) ?? {};
      return [x + width / 2, y + height / 2] as const;
    };
    const [from, to] = [await middleOf(0), await middleOf(3)];
    await page.mouse.move(...from);
    await page.mouse.down();
    // The first move of all loads what shows the plant.
    await expect(async () => {
      await page.mouse.move(...from);
      await page.mouse.move(...to, { steps: 4 });
      await expect(shown).toContainText(/Week \d/, { timeout: 500 });
    }).toPass();
    await page.mouse.up();
    await expect(shown).toHaveCount(0);
    expect(page.url(), "a drag opens no week").toBe(address);

    await weeks.nth(1).focus();
    await page.keyboard.press("ArrowRight");
    await expect(shown).toContainText(/Week \d/);
    await page.keyboard.press("Tab");
    await expect(shown).toHaveCount(0);
  });
});

for (const locale of ["de", "th"]) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ viewport: sizes.phone });

    test("one page of each area, the editors and the portal fit the screen", async ({
      page,
      signIn,
      site,
      complaints,
    }) => {
      complaints.allow(/status of 4(04|22)/);
      await signUp(page);
      const diary = await startDiary(page, "In another language");
      await page.context().addCookies([{ name: "locale", value: locale, url: site.community }]);
      const own = [`/diaries/edit/${diary}`, `/diaries/${diary}/weeks/new/edit`, "/settings/notifications"];
      for (const address of [...own, `${site.brands}/brands-manager/welcome`]) {
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expectNoOverflow(page);
      }
      await signIn("manager");
      await page.goto(`${site.brands}/brands-manager`);
      await expectNoOverflow(page);

      await page.context().clearCookies({ name: "token" });
      for (const [address] of Object.values(guestPages).map((pages) => Object.values(pages))) {
        if (address === undefined) continue;
        await page.goto(await addressOf(address, page));
        await expectNoOverflow(page);
      }
    });
  });
}
