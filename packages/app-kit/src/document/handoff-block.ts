import type { EntryContext } from "@remix-run/server-runtime";
import { isPlainJson } from "./plain-json.ts";

/** The first line of the inert block. The page data follows, as JSON or in the router's own encoding. */
export interface HandoffData {
  /** `window.__remixContext` without its stream. */
  context: Record<string, unknown>;
  /** `window.__remixManifest`, with only the routes of this page. */
  manifest: Record<string, unknown>;
  /** Route id and module address, outermost first. */
  modules: [id: string, url: string][];
  /** Address of the module that hydrates. */
  entry: string;
}

/** Escapes JSON for a script element, so that user content cannot close it. */
export function escapeForScript(json: string): string {
  return json.replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The page data as the router stores it in the browser. */
interface PageState {
  loaderData: Readonly<Record<string, unknown>>;
  actionData?: Readonly<Record<string, unknown>> | null;
  errors?: Readonly<Record<string, unknown>> | null;
}

/** The entry context of a built server (`vite/server-parts.ts`). */
export type BuiltEntryContext = EntryContext & {
  handoffState: PageState;
  /** The same in the router's own encoding, which supports more types than JSON. */
  handoffStream(): ReadableStream<Uint8Array>;
};

/**
 * Writes what Remix would print as inline scripts as inert JSON: a line of our own, then the page data. JSON is written and
 * parsed many times faster than the router's encoding. It also compresses better, saving a tenth of the page, because it
 * repeats the words of the markup.
 */
export async function takeHandoff(entry: BuiltEntryContext): Promise<string> {
  const data =
    plainData(entry.handoffState) ?? escapeForScript(await new Response(entry.handoffStream()).text());
  return `${frameOf(entry)}\n${data}`;
}

/** First lines by the routes of a page; they depend only on the build. */
const frames = new WeakMap<object, Map<string, string>>();

function frameOf({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = ids.join("\n");
  const known = frames.get(manifest) ?? new Map<string, string>();
  const frame = known.get(key) ?? newFrame(manifest, ids, serverHandoffString);
  known.set(key, frame);
  frames.set(manifest, known);
  return frame;
}

function newFrame(
  manifest: EntryContext["manifest"],
  ids: readonly string[],
  handoff: string | undefined,
): string {
  const modules: HandoffData["modules"] = [];
  const routes: Record<string, unknown> = {};
  for (const id of ids) {
    const known = manifest.routes[id];
    if (!known) continue;
    modules.push([id, known.module]);
    // Only the router's own scripts read `imports`, and a built page does without those.
    routes[id] = { ...known, imports: undefined };
  }
  const { module } = manifest.entry;
  const data: HandoffData = {
    // Remix writes JavaScript here: a missing base name is `undefined`.
    context: JSON.parse((handoff ?? "{}").replaceAll(":undefined", ":null")),
    manifest: { version: manifest.version, url: manifest.url, entry: { module, imports: [] }, routes },
    modules,
    entry: module,
  };
  return escapeForScript(JSON.stringify(data));
}

/** Data as JSON, or null where JSON would lose something. Undefined fields are dropped. */
function plainData({ loaderData, actionData, errors }: PageState): string | null {
  if (!isPlainJson(actionData) || !isPlainJson(errors)) return null;
  let written = "";
  for (const id in loaderData) {
    const text = textOf(loaderData[id]);
    if (text === null) return null;
    if (text !== undefined) written += `${written && ","}${JSON.stringify(id)}:${text}`;
  }
  const rest = escapeForScript(JSON.stringify({ actionData: actionData ?? null, errors: errors ?? null }));
  return `{"loaderData":{${written}},${rest.slice(1)}`;
}

/** Serialised data that many pages share. */
const serialised = new WeakMap<object, string>();

function textOf(data: unknown): string | null | undefined {
  if (data === undefined) return undefined;
  const isShared = typeof data === "object" && data !== null && Object.isFrozen(data);
  const known = isShared ? serialised.get(data) : undefined;
  if (known !== undefined) return known;
  if (!isPlainJson(data)) return null;
  const text = escapeForScript(JSON.stringify(data));
  if (isShared) serialised.set(data, text);
  return text;
}
