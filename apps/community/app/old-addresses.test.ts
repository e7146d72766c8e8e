import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { TRANSLATED_LOCALES } from "@grow/i18n";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { loader as orders } from "./areas/account/redirects/orders.ts";
import { loader as register } from "./areas/account/redirects/register.ts";
import { loader as editQuestion } from "./areas/asking/redirects/edit-question.ts";
import { loader as strain2 } from "./areas/catalogue/redirects/strain2.ts";
import { loader as growJournals } from "./areas/growing/redirects/grow-journals.ts";
import { loader as cart } from "./areas/premium/redirects/cart.ts";
import { loader as awards2022 } from "./areas/reading/redirects/awards-2022.ts";
import { loader as growAwards } from "./areas/reading/redirects/grow-awards.ts";
import { slugWords } from "./shared/redirects/moved.ts";

/** Addresses that only title templates name: where they lead, and their title in English. */
const OLD = [
  ["/grow-journals/12-night-plum", growJournals, 301, "/diaries/12-night-plum", "night plum – grow diary"],
  ["/strain2/night-plum", strain2, 301, "/strains/night-plum", "night plum – yield, effects, flowering time"],
  ["/grow-questions/edit", editQuestion, 301, "/grow-questions/edit/new", "Ask a question"],
  ["/register", register, 301, "/auth/signup", "Create an account"],
  ["/grow-awards", growAwards, 301, "/awards", "Grow awards"],
  ["/cdc-2022", awards2022, 301, "/awards/2022", "Grow awards 2022"],
  ["/poty-2022", awards2022, 301, "/awards/2022", "Grow awards 2022"],
  ["/cart", cart, 302, "/premium", "Premium: every diary, every week"],
  ["/grower/lucia/orders", orders, 302, "/settings/invoices", "Invoices"],
] as const;

async function visit(
  path: string,
  loader: (args: LoaderFunctionArgs) => Response,
  locale: (typeof TRANSLATED_LOCALES)[number],
) {
  const { context } = fakeContext({ path, locale });
  const last = path.split("/").at(-1) ?? "";
  const params = { id: last, strain: last };
  const response = loader({ request: new Request(context.url), context, params });
  const [, title = ""] = /<title>(.*)<\/title>/.exec(await response.text()) ?? [];
  return { status: response.status, location: response.headers.get("location"), title };
}

describe("an old address", () => {
  it.each(OLD)("%s redirects, with a title in every language", async (path, loader, status, to, english) => {
    const inEnglish = await visit(path, loader, "en");
    expect(inEnglish).toEqual({ status, location: to, title: `${english} · Grow` });
    for (const locale of TRANSLATED_LOCALES) {
      const { title } = await visit(path, loader, locale);
      expect(title, locale).toMatch(/^[^{}<>]*[^{}\s·–,] · Grow$/);
      if (locale !== "en") expect(title, locale).not.toBe(inEnglish.title);
    }
  });

  it("with markup in it leaves none in the body", async () => {
    const { title } = await visit('/strain2/"><b>x', strain2, "en");
    expect(title).not.toMatch(/[<>"]/);
  });
});

it("slugWords leaves out the id", () => {
  expect(["12-night-plum", "12", "night-plum"].map(slugWords)).toEqual(["night plum", "", "night plum"]);
});
