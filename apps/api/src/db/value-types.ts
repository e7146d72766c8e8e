import { types } from "pg";

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;

const INT4_ARRAY: number = 1007;
const TEXT_ARRAY: number = 1009;
const INT8_ARRAY = 1016;
const FLOAT8_ARRAY: number = 1022;
const DATE_ARRAY = 1182;
const TIMESTAMPTZ_ARRAY = 1185;
const NUMERIC_ARRAY = 1231;

/**
 * Types of database values in code: bigint and numeric are numbers (ids and counters stay below 2^53), an instant is an ISO text,
 * `2026-09-14T08:30:00.000Z`, a date `2026-09-14`; other types are `pg`'s defaults.
 */
export const valueTypes: typeof types = {
  ...types,
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format !== "binary") {
      if (oid === INT8 || oid === NUMERIC) return Number;
      if (oid === TIMESTAMPTZ) return wireInstant;
      if (oid === DATE) return (text: string) => text;
      if (oid === INT8_ARRAY) return types.getTypeParser(INT4_ARRAY);
      if (oid === NUMERIC_ARRAY) return types.getTypeParser(FLOAT8_ARRAY);
      if (oid === DATE_ARRAY) return types.getTypeParser(TEXT_ARRAY);
      if (oid === TIMESTAMPTZ_ARRAY) return wireInstants;
    }
    return types.getTypeParser(oid, format);
  }) as typeof types.getTypeParser,
};

function wireInstants(text: string): (string | null)[] {
  const list: unknown = types.getTypeParser(TEXT_ARRAY)(text);
  return Array.isArray(list) ? list.map((one) => (typeof one === "string" ? wireInstant(one) : null)) : [];
}

/**
 * Converts an instant as PostgreSQL prints it in UTC (`2026-09-14 08:30:00.5+00`) to an ISO text, truncated to milliseconds.
 */
export function wireInstant(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text);
  if (!match) return new Date(text).toISOString();
  return `${match[1]}T${match[2]}.${(match[3] ?? "").padEnd(3, "0").slice(0, 3)}Z`;
}
