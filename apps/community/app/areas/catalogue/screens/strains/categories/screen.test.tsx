import "../locales/catalog.ts";
import "../../../../../shared/strains/locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CategoriesScreen } from "./screen.tsx";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
}));

const shown = (cnt_strains: number) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CategoriesScreen
        reports={12}
        categories={[
          {
            category: "tastes",
            items_val: [
              { val: "citrus", cnt_strains },
              { val: "honey", cnt_strains: 0 },
            ],
          },
        ]}
      />
    </LocaleProvider>,
  );

test("CategoriesScreen links the values that strains have, with their number", () => {
  expect(shown(4)).toMatch(/href="\/strains\/category\/tastes\/citrus"[^>]*>Citrus<\/a><span[^>]*>4</);
  expect(shown(4)).not.toContain("/honey");
});

test("CategoriesScreen shows an empty state when no strain has a value", () => {
  expect(shown(0)).toContain("No strains yet");
});
