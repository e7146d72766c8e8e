// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { Link } from "@grow/ui/foundation";
import { act, type FunctionComponent, type ReactNode, StrictMode, startTransition, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppLinks } from "../shell/app-links.tsx";
import { MarkupCacheContext } from "./cached-item.tsx";
import { cachedMarkup } from "./cached-markup.server.tsx";
import { watchForDiscardedPage } from "./discarded-page.ts";
import { staticParts } from "./static-parts.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const navigate = vi.hoisted(() => vi.fn());
vi.mock("@remix-run/react", () => ({
  Link: ({ to, ...rest }: { to: string }) => <a {...rest} href={to} />,
  useNavigate: () => navigate,
  useNavigation: () => ({ state: "idle" }),
}));
const reloadWhole = vi.hoisted(() => vi.fn(() => true));
vi.mock("../client/chunk-failure.ts", () => ({ loadTargetAfterChunkFailure: reloadWhole }));

interface WeekProps {
  name: string;
  readings: readonly number[];
}

const drawn = vi.fn();
function Week({ name, readings }: WeekProps) {
  drawn(name);
  return (
    <section>
      <h2>{name}</h2>
      <details>
        <summary>All readings</summary>
        <p style={{ overflow: "auto" }}>{readings.join(" ")}</p>
      </details>
      <Link href="/diaries/12/week/3">Next</Link>
      <a href="/media/abc/1080.webp">Photo</a>
    </section>
  );
}

const first: WeekProps = { name: "Week 2", readings: [24, 25] };
const next: WeekProps = { name: "Week 3", readings: [26] };

let root: Root | undefined;
let show: (week: WeekProps) => Promise<void>;
const onRecoverableError = vi.fn();

function Screen({ of: Live }: { of: FunctionComponent<WeekProps> }) {
  const [week, setWeek] = useState(first);
  show = (other) => act(async () => startTransition(() => setWeek(other)));
  return <Live {...week} />;
}

/** A diary page as the server sends it, hydrated by React. */
async function page(load: () => Promise<{ Week: typeof Week }>): Promise<HTMLElement> {
  const Sent = staticParts({ Week }, load).part("Week");
  document.body.innerHTML = "<main></main>";
  const main = document.querySelector("main") as HTMLElement;
  const frame = (children: ReactNode) => (
    <StrictMode>
      <LocaleProvider locale="en">
        <AppLinks>{children}</AppLinks>
      </LocaleProvider>
    </StrictMode>
  );
  main.innerHTML = renderToString(
    <MarkupCacheContext.Provider value={cachedMarkup("en")}>
      {frame(<Sent {...first} />)}
    </MarkupCacheContext.Provider>,
  );
  drawn.mockClear();
  const Live = staticParts<{ Week: typeof Week }>(null, load).part("Week");
  await act(async () => {
    root = hydrateRoot(main, frame(<Screen of={Live} />), { onRecoverableError });
  });
  return main;
}

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

it("keeps the server's markup and loads no code for it", async () => {
  const load = vi.fn(async () => ({ Week }));
  const main = await page(load);
  expect(main.querySelector("h2")?.textContent).toBe("Week 2");
  expect([load, drawn, onRecoverableError].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

it("keeps it when rendered again with equal props", async () => {
  const load = vi.fn(async () => ({ Week }));
  const main = await page(load);
  const heading = main.querySelector("h2");
  await show({ ...first, readings: [...first.readings] });
  expect(main.querySelector("h2")).toBe(heading);
  expect(load).not.toHaveBeenCalled();
});

it("leaves the place to the server's markup when React discards the page", async () => {
  const load = vi.fn(async () => ({ Week }));
  const main = await page(load);
  await act(async () => root?.unmount());
  const Live = staticParts<{ Week: typeof Week }>(null, load).part("Week");
  const restoreDiscarded = watchForDiscardedPage();
  await act(async () => {
    root = createRoot(main);
    root.render(<Screen of={Live} />);
  });
  await restoreDiscarded();
  expect(load).not.toHaveBeenCalled();
  expect(main.querySelector("[data-served]")?.innerHTML).toBe("");
});

it("renders the next content, and the previous content when navigating back", async () => {
  const main = await page(async () => ({ Week }));
  await show(next);
  expect(main.querySelector("h2")?.textContent).toBe("Week 3");
  expect(main.querySelectorAll("section")).toHaveLength(1);
  await show(first);
  expect(main.querySelector("h2")?.textContent).toBe("Week 2");
  expect(main.querySelector("p")?.textContent).toBe("24 25");
});

it("shows the previous content until the code has loaded", async () => {
  let come: (parts: { Week: typeof Week }) => void = () => {};
  const main = await page(() => new Promise((resolve) => (come = resolve)));
  await show(next);
  expect(main.querySelector("h2")?.textContent).toBe("Week 2");
  await act(async () => come({ Week }));
  expect(main.querySelector("h2")?.textContent).toBe("Week 3");
});

it("preserves focus and opened elements", async () => {
  const main = await page(async () => ({ Week }));
  main.querySelector("details")?.setAttribute("open", "");
  main.querySelector<HTMLElement>('a[href="/diaries/12/week/3"]')?.focus();
  await show(next);
  expect(main.querySelector("details")?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe("Next");
  expect(main.contains(document.activeElement)).toBe(true);
});

it("lets the router open links, and the browser open files and new windows", async () => {
  const main = await page(async () => ({ Week }));
  const press = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    main.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('a[href="/diaries/12/week/3"]')).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/diaries/12/week/3", { replace: false });
  expect(press('a[href="/diaries/12/week/3"]', { ctrlKey: true })).toBe(false);
  expect(press('a[href^="/media/"]')).toBe(false);
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("reloads the page when the code cannot be loaded", async () => {
  const main = await page(() => Promise.reject(new Error("gone")));
  await show(next);
  expect(reloadWhole).toHaveBeenCalledTimes(1);
  expect(main.querySelector("h2")?.textContent).toBe("Week 2");
});
