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
  useSyncExternalStore,
} from "react";
import { PAGE_AHEAD } from "../client/page-ahead.ts";
import { KeepPlaces } from "./keep-places.tsx";
import { KeptMarkup, NO_BOX } from "./kept-item.tsx";
import { useKeptLinks } from "./kept-links.ts";
import { type LaterCode, laterCode } from "./later-code.ts";
import type { Parts, PropsOf } from "./parts.ts";
import { isTakenOver } from "./taken-over.ts";

interface KeptParts<All extends Parts> {
  /** A component that is drawn once, on the server, for as long as its props stay what they are. */
  part<Name extends keyof All & string>(name: Name): FunctionComponent<PropsOf<All[Name]>>;
  /** Fetches what draws them. */
  fetchAhead: () => void;
}

/** React takes markup that it is given over as it stands; the browser has that of the server. */
const AS_IT_STANDS = { __html: "" };

const never = () => () => {};

/**
 * Parts of a screen that follow from their props, which are plain data, and from texts, formats and links: no state, no router, no
 * id made by React. The server keeps their markup. The browser keeps what the server sent, and fetches the code that draws it only when
 * something else is to be shown: another week, another page. `<details>` and popovers inside work by themselves, links as ever.
 *
 * @param onServer - the module of the parts on the server, null in the browser: `import.meta.env.SSR ? parts : null`
 * @param load - fetches the same module
 */
export function keptParts<All extends Parts>(onServer: All | null, load: () => Promise<All>): KeptParts<All> {
  const code = laterCode(onServer, load);
  // Nobody has asked for it yet: when somebody does, he hears of a failure.
  const fetchAhead = () => void code.fetch().catch(() => {});
  // Who comes from another page needs it at once; side by side with the data, if these are still on their way.
  if (isTakenOver()) fetchAhead();
  return {
    part: (name) => (props) => <Part code={code} isServer={onServer !== null} name={name} props={props} />,
    fetchAhead,
  };
}

interface PartProps {
  code: LaterCode<Parts>;
  isServer: boolean;
  name: string;
  props: object;
}

function Part({ code, isServer, name, props }: PartProps) {
  const markupOf = useContext(KeptMarkup);
  const place = useRef<HTMLDivElement>(null);
  const isKept = useOfServer(props);
  useKeptLinks(place, isKept);
  if (isKept && !isServer) return <Exchanged place={place} isKept element={null} />;
  const element = createElement(code.now()[name] as ComponentType<object>, props);
  if (markupOf === null) return <Exchanged place={place} isKept={false} element={element} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same element
  return <div style={NO_BOX} dangerouslySetInnerHTML={{ __html: markupOf(element) }} />;
}

interface ExchangedProps {
  place: RefObject<HTMLDivElement>;
  isKept: boolean;
  /** What the browser draws. */
  element: ReactElement | null;
}

/** What the server sent, or in its place what the browser draws. */
function Exchanged({ place, isKept, element }: ExchangedProps) {
  return (
    <KeepPlaces place={place} isKept={isKept}>
      {isKept ? (
        <div
          key="kept"
          ref={place}
          style={NO_BOX}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there stays
          dangerouslySetInnerHTML={AS_IT_STANDS}
        />
      ) : (
        <div key="drawn" ref={place} style={NO_BOX}>
          {element}
        </div>
      )}
    </KeepPlaces>
  );
}

/** Stands once on a screen with parts: fetches what draws them when a next page is near. It draws nothing. */
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

/** Whether what the server sent is shown still: since the page was taken over, the props have said the same. */
function useOfServer(props: object): boolean {
  const sent = useRef(false);
  const isGone = useRef(false);
  const first = useRef(props);
  const last = useRef(props);
  // Only where React takes markup over it asks what the server would say. Where it gives it up and begins anew, it does not.
  const isSent = useSyncExternalStore(
    never,
    () => sent.current,
    () => {
      sent.current = true;
      return true;
    },
  );
  if (!isSent || isGone.current) return false;
  if (isSame(last.current, props)) return true;
  last.current = props;
  if (JSON.stringify(first.current) === JSON.stringify(props)) return true;
  // For good: what the server sent is not there any more once something else was drawn.
  isGone.current = true;
  return false;
}

/** Whether two sets of props hold the same things. */
function isSame(one: object, other: object): boolean {
  if (one === other) return true;
  const before = Object.entries(one);
  const now = new Map(Object.entries(other));
  return before.length === now.size && before.every(([name, value]) => Object.is(now.get(name), value));
}
