import type { ComponentType, FunctionComponent } from "react";
import { lazyCode } from "./lazy-code.ts";
import type { Parts, PropsOf } from "./parts.ts";
import { isTakenOver, needToTakeOver } from "./taken-over.ts";

/**
 * Parts of a screen that only signed-in users see. Their code loads before hydration; guests never load it.
 *
 * @param onServer - the module of the parts on the server, null in the browser: `import.meta.env.SSR ? parts : null`
 * @param load - imports the same module
 * @returns a function that returns a part by its name
 */
export function memberParts<All extends Parts>(onServer: All | null, load: () => Promise<All>) {
  const code = lazyCode(onServer, load);
  if (!import.meta.env.SSR && !isTakenOver() && document.documentElement.dataset.hydrate === "idle") {
    needToTakeOver(code.fetch());
  }
  return <Name extends keyof All & string>(name: Name): FunctionComponent<PropsOf<All[Name]>> =>
    (props) => {
      const Part = code.now()[name] as ComponentType<PropsOf<All[Name]>>;
      return <Part {...props} />;
    };
}
