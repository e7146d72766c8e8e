import type { Detail } from "./options.ts";

/** Body of a response. */
export interface Envelope {
  /** `undefined` when the body has none, so it is no envelope of a success. */
  readonly data: unknown;
  readonly details: readonly Detail[];
}

/**
 * Removes the envelope of a parsed body. Whatever has a code is a message: a missing text is the code, a missing type `type`. Anything
 * else among the details, such as those of a proxy, is ignored.
 *
 * @param type - type of messages that tell none
 */
export function openEnvelope(body: unknown, type: Detail["type"]): Envelope {
  const { data, details }: { data?: unknown; details?: unknown } = Object(body);
  return { data, details: Array.isArray(details) ? details.flatMap((one) => detailsOf(one, type)) : [] };
}

/** Whether a body has the envelope that every error of the API has. */
export function isEnvelope(body: unknown): boolean {
  return Array.isArray(Object(body).details);
}

/** Parses a body; `undefined` for none, and for text that is not JSON. */
export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detailsOf(value: unknown, type: Detail["type"]): Detail[] {
  const detail: { [Key in keyof Detail]?: unknown } = Object(value);
  const { code } = detail;
  if (typeof code !== "string" || code === "") return [];
  const text = typeof detail.text === "string" ? detail.text : code;
  return [{ ...detail, type: detail.type ?? type, text } as Detail];
}
