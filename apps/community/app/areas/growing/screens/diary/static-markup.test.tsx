// @vitest-environment happy-dom
import "../../../../locales/catalog.ts";
import "../../locales/diary/catalog.ts";
import "@grow/app-kit/locales/catalog.ts";
import { PageWritingContext } from "@grow/app-kit/document/cached-frame.tsx";
import { MarkupCacheContext } from "@grow/app-kit/document/cached-item.tsx";
import { cachedBytes } from "@grow/app-kit/document/cached-markup.server.tsx";
import { PagePieces } from "@grow/app-kit/document/page-pieces.server.ts";
import { ShellProviders } from "@grow/app-kit/shell/shell-providers.tsx";
import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { LocaleProvider } from "@grow/i18n/react";
import { act, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import {
  sampleDiary,
  sampleHarvest,
  samplePhoto,
  sampleWeek,
} from "../../../../shared/testing/sample-diary.ts";
import { DiaryScreen } from "./screen.tsx";
import { type DiaryView, diaryView } from "./view.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const made = vi.hoisted(() => {
  // The page is written here as well as taken over.
  vi.stubEnv("SSR", true);
  return { elements: 0 };
});
vi.mock("react/jsx-dev-runtime", async (original) => {
  const runtime = await original<{ jsxDEV: (...given: unknown[]) => unknown }>();
  const jsxDEV = (...given: unknown[]) => {
    made.elements += 1;
    return runtime.jsxDEV(...given);
  };
  return { ...runtime, jsxDEV };
});
vi.mock("@remix-run/react", () => ({
  useFetcher: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/diaries/12", search: "" }),
  useNavigate: () => () => {},
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => ({ now: Date.parse("2026-09-16T08:30:00.000Z"), viewer: null, origin: "" }),
}));

const comment = (id: number, change: Partial<Schema<"Comment">> = {}): Schema<"Comment"> => ({
  id,
  parent_id: null,
  text: `Comment ${id}`,
  lang: "en",
  add_date: "2026-09-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  cnt_likes: 2,
  cnt_childs: 0,
  is_like: false,
  is_remove: false,
  item_user: null,
  replies: { items_comment: [] },
  ...change,
});

const weeks = [
  sampleWeek({ id: 179, name: "week9", props: { air_temp: 24, air_hum: 61, height: 60 } }),
  sampleWeek({ id: 180, name: "week10", props: { air_temp: 24.5, air_hum: 60, height: 66 } }),
  sampleWeek({ props: { air_temp: 25.4, air_hum: 58, height: 71 }, items_photo: [samplePhoto(904)] }),
  sampleHarvest(),
];

const twenty = Array.from({ length: 20 }, (_, index) => comment(70 + index));

function screen(of = weeks, items = twenty, awards?: DiaryView["awards"]): ReactNode {
  const list = { items, total: items.length, start: 0, limit: 20 };
  const request = commentsRequest(new URLSearchParams());
  const view = diaryView(sampleDiary(of), 181, { list, request, on: "diary" }, undefined, METRIC);
  return (
    <LocaleProvider locale="en">
      <ShellProviders>
        <DiaryScreen
          {...view}
          awards={awards}
          moderation={null}
          isPublished={false}
          commentKey={null}
          refused={undefined}
        />
      </ShellProviders>
    </LocaleProvider>
  );
}

/** The page as the server sends it. */
function page(...shown: Parameters<typeof screen>): string {
  const pieces = new PagePieces("en", "/diaries/12");
  const bytesOf = cachedBytes("en");
  // React warns of effects that no server runs; it takes this one for a server and not, for there is a window.
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  const markup = renderToString(
    <PageWritingContext.Provider value={pieces}>
      <MarkupCacheContext.Provider value={(element) => pieces.bytes(bytesOf(element))}>
        {screen(...shown)}
      </MarkupCacheContext.Provider>
    </PageWritingContext.Provider>,
  );
  quiet.mockRestore();
  return pieces.write(markup).toString();
}

it("a page rendered before renders a quarter of its elements again, with the same markup", () => {
  const first = page();
  const atFirst = made.elements;
  made.elements = 0;
  const second = page();
  // React separates adjacent texts, such as cached pieces, by comments that it ignores.
  const plain = (markup: string) => markup.replaceAll("<!-- -->", "");
  expect(plain(second)).toBe(plain(first));
  expect(second).toContain("Comment 71");
  expect(made.elements).toBeLessThan(atFirst / 4);
});

it("what has changed is shown at once: a reading, a comment, its likes", () => {
  page();
  const changed = weeks.map((week) => (week.id === 181 ? { ...week, props: { air_temp: 27.8 } } : week));
  expect(page(changed)).toContain("27.8");
  const other = page(weeks, [comment(70, { text: "Written anew" }), comment(71, { cnt_likes: 41 })]);
  expect(other).toContain("Written anew");
  expect(other).not.toContain("Comment 70");
  expect(other).toContain(">41<");
});

it("names what it won, with a link to the awards", () => {
  const award = { href: "/awards/2025", name: "Diary of the year", lang: "en", year: 2025 };
  expect(page()).not.toContain("/awards/");
  expect(page(weeks, twenty, [award])).toMatch(/href="\/awards\/2025".*Diary of the year<\/span> 2025/);
});

it("a browser finds in it what it expects", async () => {
  page();
  const place = document.createElement("div");
  place.innerHTML = page();
  document.body.append(place);
  const articles = [...place.querySelectorAll("article")];
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(place, screen(), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([...place.querySelectorAll("article")]).toEqual(articles);
  expect(articles).toHaveLength(21);
  await act(async () => root?.unmount());
});
