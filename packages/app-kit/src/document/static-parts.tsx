import { useNavigation } from "@remix-run/react";
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactElement,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { PAGE_AHEAD } from "../client/page-ahead.ts";
import { MarkupCacheContext, NO_BOX } from "./cached-item.tsx";
import { type LazyCode, lazyCode } from "./lazy-code.ts";
import type { Parts, PropsOf } from "./parts.ts";
import { PreserveUiState } from "./preserve-ui-state.tsx";
import { SERVED, SERVER_MARKUP, useServerMarkup } from "./server-markup.ts";
import { useStaticLinks } from "./static-links.ts";
import { isTakenOver } from "./taken-over.ts";

interface StaticParts<All extends Parts> {
  /** A component that the server renders once per set of props. */
  part<Name extends keyof All & string>(name: Name): FunctionComponent<PropsOf<All[Name]>>;
  /** Loads the code that renders them. */
  fetchAhead: () => void;
}

/**
 * Parts of a screen that depend only on their props (plain data), texts, formats and links: no state, no router, no `useId`.
 * The server caches their markup. The browser keeps that markup and lazy-loads the code only when it has to show something
 * else: another week, another page. `<details>`, popovers and links inside work without it.
 *
 * @param onServer - the module of the parts on the server, null in the browser: `import.meta.env.SSR ? parts : null`
 * @param load - imports the same module
 */
export function staticParts<All extends Parts>(
  onServer: All | null,
  load: () => Promise<All>,
): StaticParts<All> {
  const code = lazyCode(onServer, load);
  // A failed prefetch is ignored here; rendering a part reports it.
  const fetchAhead = () => void code.fetch().catch(() => {});
  // After a client-side navigation the code is needed at once, so it loads in parallel with the data.
  if (isTakenOver()) fetchAhead();
  return {
    part: (name) => (props) => <Part code={code} isServer={onServer !== null} name={name} props={props} />,
    fetchAhead,
  };
}

interface PartProps {
  code: LazyCode<Parts>;
  isServer: boolean;
  name: string;
  props: object;
}

function Part({ code, isServer, name, props }: PartProps) {
  const markupOf = useContext(MarkupCacheContext);
  const place = useRef<HTMLDivElement>(null);
  const isStatic = useOfServer(props);
  useStaticLinks(place, isStatic);
  if (isStatic && !isServer) return <Replaced place={place} isStatic element={null} />;
  const element = createElement(code.now()[name] as ComponentType<object>, props);
  if (markupOf === null) return <Replaced place={place} isStatic={false} element={element} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same element
  return <div {...SERVED} style={NO_BOX} dangerouslySetInnerHTML={{ __html: markupOf(element) }} />;
}

interface ReplacedProps {
  place: RefObject<HTMLDivElement>;
  isStatic: boolean;
  /** What the browser renders. */
  element: ReactElement | null;
}

/** The server's markup, or what the browser renders in its place. */
function Replaced({ place, isStatic, element }: ReplacedProps) {
  return (
    <PreserveUiState place={place} isStatic={isStatic}>
      {isStatic ? (
        <div key="static" ref={place} style={NO_BOX} {...SERVER_MARKUP} />
      ) : (
        <div key="rendered" ref={place} style={NO_BOX}>
          {element}
        </div>
      )}
    </PreserveUiState>
  );
}

/** Prefetches the code of the parts when a next page is likely. Use once per screen; renders nothing. */
export function PartsAhead({ fetchAhead }: { fetchAhead: () => void }): null {
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (isLeaving) fetchAhead();
  }, [isLeaving, fetchAhead]);
  useEffect(() => {
    addEventListener(PAGE_AHEAD, fetchAhead);
    return () => removeEventListener(PAGE_AHEAD, fetchAhead);
  }, [fetchAhead]);
  return null;
}

/** Whether the server's markup is still valid: the props have not changed since hydration. */
function useOfServer(props: object): boolean {
  const isGone = useRef(false);
  const first = useRef(props);
  const last = useRef(props);
  const isSent = useServerMarkup();
  if (!isSent || isGone.current) return false;
  if (isSame(last.current, props)) return true;
  last.current = props;
  if (JSON.stringify(first.current) === JSON.stringify(props)) return true;
  // Permanent: once something else was rendered, the server's markup is gone.
  isGone.current = true;
  return false;
}

/** Whether two sets of props are equal. */
function isSame(one: object, other: object): boolean {
  if (one === other) return true;
  const before = Object.entries(one);
  const now = new Map(Object.entries(other));
  return before.length === now.size && before.every(([name, value]) => Object.is(now.get(name), value));
}
