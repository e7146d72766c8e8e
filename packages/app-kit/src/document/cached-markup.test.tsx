// @vitest-environment happy-dom
import { LocaleProvider, useFormats, useLocale } from "@grow/i18n/react";
import { Link } from "@grow/ui/foundation";
import { act, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppLinks } from "../shell/app-links.tsx";
import { CachedItem, MarkupCacheContext } from "./cached-item.tsx";
import { cachedMarkup } from "./cached-markup.server.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

const drawn = vi.fn();
beforeEach(() => drawn.mockClear());

function Card({ diary }: { diary: { name: string; likes: number } }) {
  drawn();
  return (
    <article>
      <Link href="https://example.org/">{diary.name}</Link> {useFormats().number(diary.likes)} in{" "}
      {useLocale()}
    </article>
  );
}

function Other({ diary }: { diary: { name: string; likes: number } }) {
  return <b>{diary.name}</b>;
}

const diaries = (mark: string) => [
  { name: `Night <Plum> & "${mark}"`, likes: 12345 },
  { name: `Haze ${mark}`, likes: 2 },
];

function List({ of }: { of: ReturnType<typeof diaries> }) {
  return (
    <>
      <ul>
        {of.map((diary) => (
          <CachedItem key={diary.name}>
            <Card diary={diary} />
          </CachedItem>
        ))}
      </ul>
      <p>{useLocale()}</p>
    </>
  );
}

const page = (children: ReactNode, locale: "en" | "de" = "en") => (
  <LocaleProvider locale={locale}>
    <AppLinks>{children}</AppLinks>
  </LocaleProvider>
);
const cached = (children: ReactNode, locale: "en" | "de" = "en") =>
  renderToString(
    <MarkupCacheContext.Provider value={cachedMarkup(locale)}>
      {page(children, locale)}
    </MarkupCacheContext.Provider>,
  );

it("renders a page with cached items identically to one without", () => {
  const list = <List of={diaries("a")} />;
  expect(cached(list)).toBe(renderToString(page(list)));
  expect(cached(list)).toBe(renderToString(page(list)));
});

it("renders an item once for all pages that contain it", () => {
  cached(<List of={diaries("b")} />);
  cached(<List of={[...diaries("b")].reverse()} />);
  expect(drawn).toHaveBeenCalledTimes(2);
});

it("renders an item again when a prop or the language differs", () => {
  cached(<List of={diaries("c")} />);
  const liked = diaries("c").map((diary) => ({ ...diary, likes: diary.likes + 1 }));
  expect(cached(<List of={liked} />)).toContain("12,346");
  const german = cached(<List of={diaries("c")} />, "de");
  expect(german).toBe(renderToString(page(<List of={diaries("c")} />, "de")));
  expect(german).toContain("12.345");
});

it("does not confuse two components with the same props", () => {
  const [diary = { name: "", likes: 0 }] = diaries("d");
  cached(
    <CachedItem>
      <Card diary={diary} />
    </CachedItem>,
  );
  const other = cached(
    <CachedItem>
      <Other diary={diary} />
    </CachedItem>,
  );
  expect(other).toContain("<b>");
});

it("hydrates without mismatches", async () => {
  const place = document.createElement("div");
  place.innerHTML = cached(<List of={diaries("e")} />);
  document.body.append(place);
  const article = place.querySelector("article");
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(place, page(<List of={diaries("e")} />), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.querySelector("article")).toBe(article);
});
