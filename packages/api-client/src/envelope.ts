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
