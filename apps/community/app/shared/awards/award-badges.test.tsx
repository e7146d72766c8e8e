import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AwardBadges } from "./award-badges.tsx";
import type { WonAward } from "./won-awards.ts";

const html = (awards: readonly WonAward[]) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <AwardBadges awards={awards} />
    </LocaleProvider>,
  );

it("links a nomination with its year to the awards, in its language", () => {
  const page = html([{ href: "/awards/2025", name: "Tagebuch des Jahres", lang: "de", year: 2025 }]);
  expect(page).toMatch(/<a [^>]*href="\/awards\/2025"/);
  expect(page).toContain('<span lang="de">Tagebuch des Jahres</span> 2025');
});

it("shows nothing for what won nothing", () => {
  expect(html([])).toBe("");
});
