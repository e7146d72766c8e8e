import type { Detail } from "./options.ts";

/** Body of a response. */
export interface Envelope {
  readonly data: unknown;
  readonly details: readonly Detail[];
}

/**
 * Removes the envelope of a parsed body. A body without a `data` field is the data itself; no body gives `undefined`.
 * Details that are not messages, such as those of a proxy, are ignored.
 */
export function openEnvelope(body: unknown): Envelope {
  const { data = body, details }: { data?: unknown; details?: unknown } = Object(body);
  return { data, details: Array.isArray(details) ? details.filter(isDetail) : [] };
}

/** Whether a body has the envelope that every error of the API has. */
export function isEnvelope(body: unknown): boolean {
  return Array.isArray(Object(body).details);
}

function isDetail(value: unknown): value is Detail {
  const { code, type, text }: { [Key in keyof Detail]?: unknown } = Object(value);
  return code !== undefined && type !== undefined && typeof text === "string";
}
