import type { Detail } from "./options.ts";

/** What stands in the body of an answer. */
export interface Envelope {
  readonly data: unknown;
  readonly details: readonly Detail[];
}

/**
 * Takes the envelope off a parsed body. A body without a `data` field is the data itself; none at all gives `undefined`.
 * Details that are not messages (an answer of something in between) are left out.
 */
export function openEnvelope(body: unknown): Envelope {
  if (typeof body !== "object" || body === null) return { data: body, details: [] };
  const details = "details" in body && Array.isArray(body.details) ? body.details.filter(isDetail) : [];
  return { data: "data" in body ? body.data : body, details };
}

function isDetail(value: unknown): value is Detail {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    "type" in value &&
    "text" in value &&
    typeof value.text === "string"
  );
}
