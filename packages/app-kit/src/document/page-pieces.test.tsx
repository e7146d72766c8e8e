// @vitest-environment happy-dom
import { act, type ReactNode, Suspense, useId, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CachedFrame, PageWritingContext, useFrameAddress } from "./cached-frame.tsx";
import { PagePieces } from "./page-pieces.server.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

const drawn = vi.fn();
beforeEach(() => drawn.mockClear());

function Frame({ word, path }: { word: string; path: string }) {
  drawn();
  const [presses, setPresses] = useState(0);
  const id = useId();
  return (
    <header>
      <label htmlFor={id}>{word}</label> <input id={id} />
      <input name="back" value={useFrameAddress("return", path)} readOnly />
      <a href={`/in?to=${useFrameAddress("inside", "")}`}>in</a>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </header>
  );
}

interface PageProps {
  name: string;
  word?: string;
  path?: string;
  text?: string;
  html?: string;
  by?: readonly unknown[] | null;
}

function Page({ name, word = "Søk – 🌱", path = "/", text = "", html = "", by = [word] }: PageProps) {
  return (
    <div>
      <CachedFrame name={name} by={by}>
        <Frame word={word} path={path} />
      </CachedFrame>
      <p>{text}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cached markup in a page */}
      <p dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** Renders a page as the server does. */
function written(
  page: ReactNode,
  path = "/",
  locale: "en" | "de" = "en",
  pieces = new PagePieces(locale, path),
) {
  return pieces
    .write(renderToString(<PageWritingContext.Provider value={pieces}>{page}</PageWritingContext.Provider>))
    .toString();
}

it("renders a frame once and reuses its markup", () => {
  const first = written(<Page name="once" text="one" />);
  const second = written(<Page name="once" text="two" />);
  expect(drawn).toHaveBeenCalledOnce();
  expect(second).toBe(first.replace("one", "two"));
  expect(first).toContain("Søk – 🌱");
  expect(first).not.toMatch(/grow[0-9a-f]{32}/);
});

it("renders a frame again for another language or other dependencies", () => {
  written(<Page name="anew" />);
  written(<Page name="anew" />, "/", "de");
  expect(written(<Page name="anew" word="Other" />)).toContain("Other");
  written(<Page name="another" />);
  expect(drawn).toHaveBeenCalledTimes(4);
  written(<Page name="anew" by={null} />);
  written(<Page name="anew" by={null} />);
  expect(drawn).toHaveBeenCalledTimes(6);
});

it("inserts the current page's address into a cached frame, in any encoding", () => {
  const pages = [
    ["/explore", "/explore", "%2Fexplore"],
    ["/search?query=a%22%3Cb%3E'&lang=de", "/search?query=a%22%3Cb%3E%27", undefined],
    ["/x?a=1?b=2", "/x?a=1%3Fb%3D2", undefined],
    ['/a"b<c>', "/a&quot;b&lt;c&gt;", "%2Fa%22b%3Cc%3E"],
  ] as const;
  for (const [path, back, inside] of pages) {
    for (const _ of "12") {
      const page = written(<Page name="address" path={path} />, path);
      expect(page).toContain(`value="${back}"`);
      if (inside) expect(page).toContain(`href="/in?to=${inside}"`);
    }
  }
  expect(drawn).toHaveBeenCalledOnce();
});

it("inserts bytes at their placeholders", () => {
  const pieces = new PagePieces("en", "/");
  const [one, two] = [pieces.bytes(Buffer.from("<b>é</b>")), pieces.bytes(Buffer.from("<i>🌱</i>"))];
  const page = written(<Page name="bytes" html={`${two}-${one}`} />, "/", "en", pieces);
  expect(page).toContain("<p><i>🌱</i>-<b>é</b></p>");
});

it("sends markup that hydrates with its ids and state", async () => {
  const page = (
    <section>
      <Page name="hydrated" text="text" />
    </section>
  );
  written(page);
  document.body.innerHTML = `<div id="app">${written(page)}</div>`;
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const app = document.getElementById("app") as HTMLElement;
  await act(async () => {
    root = hydrateRoot(app, page, { onRecoverableError: (error) => complaints(error) });
  });
  // Addresses of the page are those of its own server; the test browser has others.
  const others = complaints.mock.calls.filter((call) => !/Prop `%s` did not match/.test(String(call[0])));
  expect(others).toEqual([]);
  complaints.mockRestore();
  const label = app.querySelector("label");
  expect(label?.htmlFor).toBe(app.querySelector("input")?.id);
  await act(async () => app.querySelector("button")?.click());
  expect(app.querySelector("button")?.textContent).toBe("1");
  const fresh = document.createElement("div");
  document.body.append(fresh);
  fresh.innerHTML = renderToString(page);
  expect(fresh.querySelector("label")?.htmlFor).toBe(label?.htmlFor);
});

function Late({ late: { isThere } }: { late: { isThere: boolean } }) {
  if (!isThere) throw new Promise(() => {});
  return <b>there</b>;
}

it("does not cache a frame that failed to render", () => {
  const late = { isThere: false };
  const page = (
    <CachedFrame name="late" by={[]}>
      <Suspense fallback="waiting">
        <Late late={late} />
      </Suspense>
    </CachedFrame>
  );
  expect(written(page)).toContain("waiting");
  late.isThere = true;
  expect(written(page)).toContain("<b>there</b>");
});

it("evicts the least recently used frames beyond its capacity", () => {
  const large = "x".repeat(500_000);
  written(<Page name="used" />);
  for (let n = 0; n < 30; n++) {
    written(<Page name={`large ${n}`} text="" word={`${large}${n}`} by={[n]} />);
    written(<Page name="used" />);
  }
  drawn.mockClear();
  written(<Page name="used" />);
  written(<Page name="large 29" word={`${large}29`} by={[29]} />);
  expect(drawn).not.toHaveBeenCalled();
  written(<Page name="large 0" word={`${large}0`} by={[0]} />);
  expect(drawn).toHaveBeenCalledOnce();
});

it("never outputs what a user wrote in the form of a placeholder", () => {
  const page = written(<Page name="forged" text={`grow${"0".repeat(32)}k0_`} />, `/grow${"0".repeat(32)}k0_`);
  expect(page).toContain(`<p>grow${"0".repeat(32)}k0_</p>`);
});
