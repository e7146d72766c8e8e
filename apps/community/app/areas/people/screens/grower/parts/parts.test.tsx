import "../../../../../locales/catalog.ts";
import "../../../locales/grower/catalog.ts";
import type { Locale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { GrowerView } from "../view.ts";
import { GrowerActions } from "./grower-actions.tsx";
import { GrowerFigures } from "./grower-figures.tsx";

vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ pathname: "/grower/tess", search: "" }),
  useRouteLoaderData: () => undefined,
}));
vi.mock("@grow/ui/overlay", () => {
  const nothing = () => null;
  return { useToast: () => nothing, Menu: nothing, MenuButton: nothing, MenuLink: nothing };
});

const grower = {
  id: 7,
  name: "tess",
  link: "/grower/tess",
  isSelf: true,
  figures: {
    ...{ diaries: 2, followers: 9, accepted: 0, awards: 0, bestYield: 1.5 },
    harvested: { value: 85, unit: "g", decimals: 0 },
  },
  year: null,
} as unknown as GrowerView;

const html = (content: React.ReactNode, locale: Locale = "en") =>
  renderToStaticMarkup(<LocaleProvider locale={locale}>{content}</LocaleProvider>);

it("the figures of a grower have units in the reader's language", () => {
  const values = (locale: Locale) =>
    [...html(<GrowerFigures grower={grower} />, locale).matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, value]) =>
      value?.replace(/\s/g, " "),
    );
  expect(values("en")).toEqual(["2", "85 g", "1.5 g/W", "9"]);
  expect(values("ru")).toEqual(["2", "85 г", "1,5 г/Вт", "9"]);
});

it("the settings of one's own page lead to the profile", () => {
  expect(html(<GrowerActions grower={grower} />)).toContain('href="/settings"');
});
