import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ShareMenu } from "./share-menu.tsx";

const visit = vi.hoisted(() => ({ viewer: null as { id: number } | null, isHydrated: false }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Link: "a",
  useLocation: () => ({ pathname: "/diaries/12-night-plum", search: "" }),
  useRouteLoaderData: () => ({ now: 0, origin: "https://grow.example", viewer: visit.viewer }),
}));
vi.mock("@grow/ui/foundation", async (original) => ({
  ...(await original<typeof import("@grow/ui/foundation")>()),
  useHydrated: () => visit.isHydrated,
}));

// What a page in a browser asks for other ways to share.
vi.stubGlobal("navigator", {});

/** Whether the menu leads to the form of a complaint, and back from there. */
function isReportable(viewer: { id: number } | null, isHydrated: boolean, reported: number | null): boolean {
  Object.assign(visit, { viewer, isHydrated });
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ShareMenu
        title="Night Plum"
        printed="/diaries/12-night-plum/print"
        report={reported === null ? null : { type: "diary", id: reported, label: "Report" }}
      />
    </LocaleProvider>,
  );
  expect(html).toContain('href="/diaries/12-night-plum/print"');
  return html.includes('href="/complains/diary/12?return_path=%2Fdiaries%2F12-night-plum"');
}

it("ShareMenu lets readers report, and returns to the page", () => {
  expect([isReportable({ id: 3 }, false, 12), isReportable(null, true, 12)]).toEqual([true, true]);
});

it("ShareMenu has no report link for crawlers and for the author", () => {
  expect([isReportable(null, false, 12), isReportable({ id: 7 }, true, null)]).toEqual([false, false]);
});
