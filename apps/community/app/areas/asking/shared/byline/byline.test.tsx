import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Byline } from "./byline.tsx";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Link: "a",
  useRouteLoaderData: () => ({ now: Date.parse("2026-09-11T08:00:00.000Z") }),
}));

type Author = Parameters<typeof Byline>[0]["author"];
const shown = (author: Author) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <Byline author={author} date="2026-09-10T08:00:00.000Z" />
    </LocaleProvider>,
  );

test("Byline shows a deleted author as Removed, without a link", () => {
  expect(shown(null)).toContain("<b>Removed</b>");
  expect(shown(null)).not.toContain("href");
});
