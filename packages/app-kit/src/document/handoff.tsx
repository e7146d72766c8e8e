import { Scripts } from "@remix-run/react";
import { createContext, useContext } from "react";

/** Id of the element with the inert page data. */
export const HANDOFF_ID = "grow-handoff";

/** What the hydration loader needs in order to start React later. */
export interface Handoff {
  /** JSON, escaped for a script element. */
  block: string;
  /** Address of the loader module. */
  loader: string;
}

/** Set while the server renders; in the browser React keeps the element's existing content. */
export const HandoffContext = createContext<Handoff | null>(null);

/**
 * The scripts of a page, at the end of the body. A built page has its data as inert JSON and one small module, which starts
 * React at the first sign of interaction. In development these are the router's usual scripts.
 */
export function DeferredScripts() {
  const handoff = useContext(HandoffContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script
        id={HANDOFF_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped by `escapeForScript`
        dangerouslySetInnerHTML={{ __html: handoff?.block ?? "" }}
      />
      <script type="module" src={handoff?.loader ?? ""} suppressHydrationWarning />
    </>
  );
}
