import type { EntryContext } from "@remix-run/server-runtime";

/** The first line of the inert block. Behind it stand the loader data, in the router's own encoding. */
export interface HandoffData {
  /** `window.__remixContext` without its stream. */
  context: Record<string, unknown>;
  /** `window.__remixManifest`, with the routes of this page only. */
  manifest: Record<string, unknown>;
  /** Route id and module address, outermost first. */
  modules: [id: string, url: string][];
  /** Address of the module that hydrates. */
  entry: string;
}

/** Makes JSON safe inside a script element, whatever people wrote. */
export function escapeForScript(json: string): string {
  return json.replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The entry context as Remix really hands it over; the stream is not part of its public type. */
export type StreamedEntryContext = EntryContext & { serverHandoffStream?: ReadableStream<Uint8Array> };

/**
 * Takes what Remix would print as inline scripts out of the entry context and writes it as inert JSON: a line of our own, and the
 * loader data as they came. Inside of other JSON each of their quotes would be two signs.
 * Afterwards Remix prints no script of its own.
 */
export async function takeHandoff(context: StreamedEntryContext): Promise<string> {
  const stream = context.serverHandoffStream ? await new Response(context.serverHandoffStream).text() : "";
  delete context.serverHandoffStream;
  const { manifest } = context;
  const modules: HandoffData["modules"] = [];
  const routes: Record<string, unknown> = {};
  for (const { route } of context.staticHandlerContext.matches) {
    const known = manifest.routes[route.id];
    if (!known) continue;
    modules.push([route.id, known.module]);
    // What they import is asked for by the router's own scripts only, which a built page does without.
    routes[route.id] = { ...known, imports: undefined };
  }
  const { module } = manifest.entry;
  const data: HandoffData = {
    // Remix writes JavaScript here: a missing base name stands as `undefined`.
    context: JSON.parse((context.serverHandoffString ?? "{}").replaceAll(":undefined", ":null")),
    manifest: { version: manifest.version, url: manifest.url, entry: { module, imports: [] }, routes },
    modules,
    entry: module,
  };
  return escapeForScript(`${JSON.stringify(data)}\n${stream}`);
}
