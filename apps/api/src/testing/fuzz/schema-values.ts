import fc from "fast-check";
import { contractSchemas, type JsonSchema } from "../../http/contract-document.ts";

/** Ids start at 1, so these are likely to exist. */
const LIKELY_ID = fc.integer({ min: 1, max: 8 });

/** Maximum depth: that of the contract's bodies, which also ends recursive schemas. */
const DEEPEST = 6;

/** Texts known to break databases, parsers and character counts. */
const NASTY_TEXTS = [
  "\u0000",
  "\ud800",
  "💚".repeat(8),
  "%",
  "_%\\",
  "'; select 1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "{{7*7}}",
  "e\u0301\u200d\u202e",
  "null",
  "__proto__",
  "constructor",
  "a\u0000b",
  "a\ud800b",
];
const NASTY = fc.constantFrom(...NASTY_TEXTS);

/** Values that match a schema of the contract. */
export function valuesOf(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const { $ref } = schema;
  if (typeof $ref === "string") {
    const name = $ref.slice("#/components/schemas/".length);
    const whole = contractSchemas[name] ?? {};
    if (name === "Id") return fc.oneof({ weight: 4, arbitrary: LIKELY_ID }, numbers(whole, true));
    return valuesOf(whole, depth + 1);
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = schemas(schema.oneOf ?? schema.anyOf);
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valuesOf(choice, depth)));
  const types = [schema.type].flat().filter((type): type is string => typeof type === "string");
  if (types.length === 0)
    return fc.oneof(...schemas(schema.allOf).map((part) => valuesOf(part, depth)), anything);
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, depth)));
}

function valuesOfType(type: string, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return numbers(schema, true);
    case "number":
      return numbers(schema, false);
    case "array":
      return lists(schema, depth);
    case "object":
      return objects(schema, depth);
    default:
      return texts(schema);
  }
}

/** Numbers within the limits, including the limits themselves. */
function numbers(schema: JsonSchema, isWhole: boolean): fc.Arbitrary<number> {
  const min = limit(schema.minimum ?? schema.exclusiveMinimum, -1_000_000);
  const max = limit(schema.maximum ?? schema.exclusiveMaximum, Math.max(min, 1_000_000));
  const edges = fc.constantFrom(min, max);
  if (isWhole)
    return fc.oneof({ weight: 4, arbitrary: fc.integer({ min, max: Math.min(max, 2 ** 50) }) }, edges);
  return fc.oneof({ weight: 4, arbitrary: fc.double({ min, max, noNaN: true }) }, edges);
}

function texts(schema: JsonSchema): fc.Arbitrary<string> {
  const shortest = limit(schema.minLength, 0);
  const longest = limit(schema.maxLength, 300);
  const fits = (text: string) => {
    const { length } = [...text];
    return length >= shortest && length <= longest;
  };
  if (typeof schema.format === "string") return formatted(schema.format);
  const pattern = new RegExp(typeof schema.pattern === "string" ? schema.pattern : "", "u");
  const nasty = NASTY_TEXTS.filter((text) => fits(text) && pattern.test(text));
  const strange = nasty.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...nasty) }] : [];
  if (typeof schema.pattern === "string") {
    // Texts cannot be generated from lookaheads, only be checked afterwards.
    const plain = new RegExp(schema.pattern.replace(/\(\?[!=](?:[^()]|\([^()]*\))*\)/g, ""), "u");
    const matching = fc.stringMatching(plain, { size: "small" });
    const made = matching.filter((text) => fits(text) && pattern.test(text));
    const examples = Array.isArray(schema.examples) ? schema.examples.map(String) : [];
    const known = examples.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...examples) }] : [];
    return fc.oneof({ weight: 4, arbitrary: made }, ...known, ...strange);
  }
  const most = Math.min(longest, shortest + 40);
  const plain = fc.string({ unit: "grapheme", minLength: shortest, maxLength: most }).filter(fits);
  const binary = fc.string({ unit: "binary", minLength: shortest, maxLength: most }).filter(fits);
  const brim = fc.constantFrom(shortest, longest).map((length) => "x".repeat(length));
  return fc.oneof(
    { weight: 4, arbitrary: plain },
    { weight: 1, arbitrary: binary },
    { weight: 1, arbitrary: brim },
    ...strange,
  );
}

function formatted(format: string): fc.Arbitrary<string> {
  const day = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
  switch (format) {
    case "date":
      return day.map((date) => date.toISOString().slice(0, 10));
    case "date-time":
      return day.map((date) => date.toISOString());
    case "email":
      return fc.emailAddress();
    case "uri":
      return fc.webUrl();
    case "uuid":
      return fc.uuid();
    default:
      return fc.webPath();
  }
}

function lists(schema: JsonSchema, depth: number): fc.Arbitrary<unknown[]> {
  const minLength = limit(schema.minItems, 0);
  const maxLength = Math.max(minLength, Math.min(limit(schema.maxItems, 3), depth >= DEEPEST ? 0 : 3));
  const [items = {}] = schemas([schema.items]);
  const element = valuesOf(items, depth + 1);
  return schema.uniqueItems === true
    ? fc.uniqueArray(element, { minLength, maxLength, selector: (value) => JSON.stringify(value) })
    : fc.array(element, { minLength, maxLength });
}

function objects(schema: JsonSchema, depth: number): fc.Arbitrary<object> {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const kept = properties.filter(([name]) => depth < DEEPEST || required.includes(name));
  const named = fc.record(
    Object.fromEntries(kept.map(([name, part]) => [name, valuesOf(isObject(part) ? part : {}, depth + 1)])),
    { requiredKeys: required.filter((name) => kept.some(([other]) => other === name)) },
  );
  if (!isObject(schema.additionalProperties)) return named;
  const others = fc.dictionary(
    fc.string({ maxLength: 8 }),
    valuesOf(schema.additionalProperties, depth + 1),
    { maxKeys: 3 },
  );
  return fc.tuple(others, named).map(([free, fixed]) => ({ ...free, ...fixed }));
}

/** Any JSON value. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  NASTY,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(-1, 0, 1e308, 2 ** 53, -(2 ** 31) - 1, 0.1, "", [], {}, null, true),
);

/** Words in place of a number, a name or a slug. */
export const anyWord: fc.Arbitrary<string> = fc.oneof(
  NASTY,
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    "0",
    "-1",
    "1e3",
    "9".repeat(30),
    "1.5",
    "NaN",
    "true",
    "",
    " ",
    "a".repeat(250),
    "1-",
    "01",
  ),
);

function limit(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function schemas(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
