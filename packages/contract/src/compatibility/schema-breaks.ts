import { asNode, follow, isNode, type Node } from "./published.ts";

/** Whether a schema says what may be sent, or what comes back. */
export type Way = "request" | "answer";

/** A schema with the document that its references lead into. */
export interface Placed {
  readonly document: Node;
  readonly schema: unknown;
}

/** Limits whose rise or fall shuts out what was taken before. */
const LEAST = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const MOST = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/**
 * What of a schema breaks those who rely on it, in sentences that begin with the place.
 *
 * What may be sent may only grow: each value that was taken is still taken. What comes back may only become more exact; but it may
 * have further fields, further words of a list and wider limits, because readers must pass over what they do not know.
 */
export function schemaBreaks(before: Placed, after: Placed, way: Way, place: string): string[] {
  return compare(before, after, { way, place, open: new Set() });
}

interface Context {
  readonly way: Way;
  readonly place: string;
  /** Pairs of references that are being compared: a schema may contain itself. */
  readonly open: Set<string>;
}

function compare(before: Placed, after: Placed, context: Context): string[] {
  const names = [before.schema, after.schema].map((schema) => asNode(schema).$ref);
  const pair = names.every((name) => typeof name === "string") ? names.join(" ") : null;
  if (pair !== null && context.open.has(pair)) return [];
  if (pair !== null) context.open.add(pair);
  const [old, now] = [whole(before), whole(after)];
  const found = compareWhole({ ...before, schema: old }, { ...after, schema: now }, context);
  if (pair !== null) context.open.delete(pair);
  return found;
}

type Whole = Placed & { readonly schema: Node };

function compareWhole(before: Whole, after: Whole, context: Context): string[] {
  const choices = compareChoices(before, after, context);
  if (choices !== null) return choices;
  return [
    ...compareTypes(before.schema, after.schema, context),
    ...compareWords(before.schema, after.schema, context),
    ...compareForms(before.schema, after.schema, context),
    ...(context.way === "request" ? compareLimits(before.schema, after.schema, context) : []),
    ...compareItems(before, after, context),
    ...(context.way === "request"
      ? sentFields(before, after, context)
      : answeredFields(before, after, context)),
  ];
}

/** The schema behind references, parts that must all hold put together. */
function whole({ document, schema }: Placed): Node {
  const node = follow(document, schema);
  if (!Array.isArray(node.allOf)) return node;
  const parts = [
    { ...node, allOf: undefined },
    ...node.allOf.map((part) => whole({ document, schema: part })),
  ];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part: Node) => asNode(part.properties))),
    required: parts.flatMap((part: Node) => texts(part.required)),
  };
}

/** Null when neither is a choice. Every alternative of the inner one must fit into one of the outer. */
function compareChoices(before: Whole, after: Whole, context: Context): string[] | null {
  const [old, now] = [alternatives(before), alternatives(after)];
  if (old.length === 1 && now.length === 1) return null;
  const [inner, outer] = context.way === "request" ? [old, now] : [now, old];
  const isFitting = (one: Placed, other: Placed) => {
    const [first, second] = context.way === "request" ? [one, other] : [other, one];
    return compare(first, second, { ...context, open: new Set(context.open) }).length === 0;
  };
  const alone = inner.filter((one) => !outer.some((other) => isFitting(one, other)));
  // One to one, the reason can be told.
  const [first] = alone;
  if (alone.length === 1 && first && inner.length === outer.length) {
    const rest = outer.filter((other) => !inner.some((one) => one !== first && isFitting(one, other)));
    if (rest.length === 1 && rest[0]) {
      return context.way === "request" ? compare(first, rest[0], context) : compare(rest[0], first, context);
    }
  }
  const deed = context.way === "request" ? "no longer takes" : "may now answer";
  return alone.map((one) => `${context.place} ${deed} ${nameOf(one)}`);
}

function alternatives({ document, schema }: Whole): Placed[] {
  const choice = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(choice)) {
    return choice.flatMap((part) => {
      const alternative = { document, schema: whole({ document, schema: part }) };
      const parts = alternatives(alternative);
      return parts.length > 1 ? parts : [{ document, schema: part }];
    });
  }
  if (!Array.isArray(schema.type) || schema.type.length < 2) return [{ document, schema }];
  return schema.type.map((type) => ({ document, schema: { ...schema, type } }));
}

function nameOf({ document, schema }: Placed): string {
  const { $ref } = asNode(schema);
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  return String(follow(document, schema).type ?? "another kind of value");
}

function compareTypes(old: Node, now: Node, { way, place }: Context): string[] {
  const [inner, outer] = way === "request" ? [old, now] : [now, old];
  const [type, room] = [[inner.type].flat()[0], [outer.type].flat()[0]];
  if (room === undefined || type === room || (type === "integer" && room === "number")) return [];
  return [`${place} was ${String(old.type ?? "anything")} and is ${String(now.type ?? "anything")}`];
}

function compareWords(old: Node, now: Node, { way, place }: Context): string[] {
  const [words, present] = [wordsOf(old), wordsOf(now)];
  if (way === "answer")
    return words !== null && present === null ? [`${place} is no longer one of a list`] : [];
  if (present === null) return [];
  if (words === null) return [`${place} takes only words of a list`];
  const gone = words.filter((word) => !present.includes(word));
  return gone.length === 0 ? [] : [`${place} no longer takes ${gone.join(", ")}`];
}

function wordsOf({ enum: words, const: only }: Node): string[] | null {
  if (Array.isArray(words)) return words.map((word) => JSON.stringify(word));
  return only === undefined ? null : [JSON.stringify(only)];
}

/** Format and pattern. In an answer a pattern promises little that anybody could rely on. */
function compareForms(old: Node, now: Node, { way, place }: Context): string[] {
  const [inner, outer] = way === "request" ? [old, now] : [now, old];
  const found: string[] = [];
  if (outer.format !== undefined && outer.format !== inner.format) {
    found.push(
      `${place} had the format ${String(old.format ?? "of any text")} and has ${String(now.format ?? "that of any text")}`,
    );
  }
  if (way === "request" && now.pattern !== undefined && now.pattern !== old.pattern) {
    found.push(`${place} takes only what matches ${String(now.pattern)}`);
  }
  return found;
}

function compareLimits(old: Node, now: Node, { place }: Context): string[] {
  const found: string[] = [];
  for (const [words, isShut] of [
    [LEAST, (was: number, is: number) => is > was],
    [MOST, (was: number, is: number) => is < was],
  ] as const) {
    for (const word of words) {
      const is = now[word];
      const was = old[word] ?? (words === LEAST && !word.toLowerCase().endsWith("minimum") ? 0 : undefined);
      if (typeof is !== "number" || is === was) continue;
      if (typeof was !== "number" || isShut(was, is))
        found.push(`${place} has ${word} ${is}, before ${String(was ?? "none")}`);
    }
  }
  if (now.uniqueItems === true && old.uniqueItems !== true) found.push(`${place} takes nothing twice`);
  if (now.multipleOf !== undefined && now.multipleOf !== old.multipleOf) {
    found.push(`${place} takes only multiples of ${String(now.multipleOf)}`);
  }
  return found;
}

function compareItems(before: Whole, after: Whole, context: Context): string[] {
  if (!isNode(before.schema.items) || !isNode(after.schema.items)) return [];
  return compare(
    { ...before, schema: before.schema.items },
    { ...after, schema: after.schema.items },
    { ...context, place: `${context.place}[]` },
  );
}

function sentFields(before: Whole, after: Whole, context: Context): string[] {
  const [old, now] = [asNode(before.schema.properties), asNode(after.schema.properties)];
  const needed = texts(before.schema.required);
  const found = texts(after.schema.required)
    .filter((name) => !needed.includes(name))
    .map((name) => `${context.place}.${name} must now be sent`);
  for (const [name, schema] of Object.entries(old)) {
    const place = `${context.place}.${name}`;
    if (name in now)
      found.push(...compare({ ...before, schema }, { ...after, schema: now[name] }, { ...context, place }));
    else if (after.schema.additionalProperties === false) found.push(`${place} is no longer taken`);
  }
  if (isOpen(before.schema) && !isOpen(after.schema))
    found.push(`${context.place} no longer takes fields of any name`);
  return found;
}

function isOpen({ type, additionalProperties }: Node): boolean {
  return [type].flat().includes("object") && additionalProperties !== false;
}

function answeredFields(before: Whole, after: Whole, context: Context): string[] {
  const now = asNode(after.schema.properties);
  const [sure, stillSure] = [texts(before.schema.required), texts(after.schema.required)];
  const found: string[] = [];
  for (const [name, schema] of Object.entries(asNode(before.schema.properties))) {
    const place = `${context.place}.${name}`;
    if (!(name in now)) {
      found.push(`${place} is no longer answered`);
      continue;
    }
    if (sure.includes(name) && !stillSure.includes(name)) found.push(`${place} may now be missing`);
    found.push(...compare({ ...before, schema }, { ...after, schema: now[name] }, { ...context, place }));
  }
  return found;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
