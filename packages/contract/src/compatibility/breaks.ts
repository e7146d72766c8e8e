import { asNode, follow, type Node, type Published } from "./published.ts";
import { schemaBreaks } from "./schema-breaks.ts";

/** Rights from the widest circle to the narrowest; those of one number do not contain each other. */
const CIRCLE: Readonly<Record<string, number>> = {
  guest: 0,
  "signed-in": 1,
  owner: 2,
  manager: 2,
  moderate: 2,
  admin: 3,
};

interface Operation {
  readonly document: Node;
  readonly address: string;
  readonly node: Node;
}

/** What of the present contract breaks those who rely on the one before, in sentences that begin with the operation. */
export function breaksBetween(before: Published, after: Published): string[] {
  const present = operationsOf(after);
  return [...operationsOf(before)].flatMap(([id, old]) => {
    const now = present.get(id);
    return now === undefined ? [`${id} is no longer there`] : operationBreaks(id, old, now);
  });
}

function operationsOf(document: Published): Map<string, Operation> {
  const all = Object.entries(asNode(document.paths)).flatMap(([path, item]) =>
    Object.entries(asNode(item)).map(([method, value]): [string, Operation] => {
      const node = asNode(value);
      return [String(node.operationId), { document, address: `${method.toUpperCase()} ${path}`, node }];
    }),
  );
  return new Map(all);
}

function operationBreaks(id: string, old: Operation, now: Operation): string[] {
  return [
    ...(old.address === now.address ? [] : [`${id} was at ${old.address} and is at ${now.address}`]),
    ...rightsBreaks(id, old, now),
    ...limitBreaks(id, old, now),
    ...parameterBreaks(id, old, now),
    ...bodyBreaks(id, old, now),
    ...answerBreaks(id, old, now),
  ];
}

function rightsBreaks(id: string, old: Operation, now: Operation): string[] {
  const [was, is] = [String(old.node["x-rights"]), String(now.node["x-rights"])];
  if (was === is || (CIRCLE[is] ?? 4) < (CIRCLE[was] ?? 0)) return [];
  return [`${id} was for ${was} and is for ${is}`];
}

function limitBreaks(id: string, old: Operation, now: Operation): string[] {
  const found: string[] = [];
  if (old.node["x-idempotent"] === true && now.node["x-idempotent"] !== true)
    found.push(`${id} no longer takes a key`);
  const [was, is] = [old, now].map(({ document, node }) =>
    Number(node["x-body-limit"] ?? document["x-body-limit-default"]),
  ) as [number, number];
  if (is < was) found.push(`${id} takes bodies of ${is} bytes, before ${was}`);
  const present = asNode(now.node["x-upload-limits"]);
  for (const [kind, most] of Object.entries(asNode(old.node["x-upload-limits"]))) {
    if (!(Number(present[kind]) >= Number(most))) {
      found.push(`${id} takes ${kind} files of ${String(present[kind] ?? 0)} bytes, before ${String(most)}`);
    }
  }
  return found;
}

function parameterBreaks(id: string, old: Operation, now: Operation): string[] {
  const [before, after] = [parametersOf(old), parametersOf(now)];
  const found: string[] = [];
  for (const [name, parameter] of after) {
    const was = before.get(name);
    if (parameter.required === true && was?.required !== true) found.push(`${id} ${name} must now be sent`);
  }
  for (const [name, parameter] of before) {
    const present = after.get(name);
    if (present === undefined) {
      found.push(`${id} ${name} is no longer taken`);
      continue;
    }
    const place = `${id} ${name}`;
    const [was, is] = [
      { document: old.document, schema: parameter.schema },
      { document: now.document, schema: present.schema },
    ];
    found.push(...schemaBreaks(was, is, "request", place));
    const [usual, other] = [was, is].map(({ document, schema }) =>
      JSON.stringify(follow(document, schema).default),
    );
    if (usual !== other)
      found.push(`${place} is ${other ?? "nothing"} when left out, before ${usual ?? "nothing"}`);
  }
  return found;
}

/** By place and name: `query limit`. */
function parametersOf({ document, node }: Operation): Map<string, Node> {
  const all = Array.isArray(node.parameters) ? node.parameters : [];
  return new Map(
    all.map((value) => {
      const parameter = follow(document, value);
      return [`${String(parameter.in)} ${String(parameter.name)}`, parameter];
    }),
  );
}

function bodyBreaks(id: string, old: Operation, now: Operation): string[] {
  const [was, is] = [old, now].map(({ document, node }) => follow(document, node.requestBody ?? {})) as [
    Node,
    Node,
  ];
  const found = is.required === true && was.required !== true ? [`${id} must now have a body`] : [];
  for (const [type, media] of Object.entries(asNode(was.content))) {
    const present = asNode(is.content)[type];
    if (present === undefined) found.push(`${id} no longer takes ${type}`);
    else {
      const [before, after] = [media, present].map((one) => asNode(one).schema);
      found.push(
        ...schemaBreaks(
          { document: old.document, schema: before },
          { document: now.document, schema: after },
          "request",
          `${id} body`,
        ),
      );
    }
  }
  return found;
}

function answerBreaks(id: string, old: Operation, now: Operation): string[] {
  const [before, after] = [asNode(old.node.responses), asNode(now.node.responses)];
  const found: string[] = [];
  for (const status of Object.keys(after)) {
    if (status.startsWith("2") && !(status in before)) found.push(`${id} may now answer ${status}`);
  }
  for (const [status, answer] of Object.entries(before)) {
    const present = after[status];
    if (present === undefined) {
      // That something can no longer go wrong harms nobody.
      if (status.startsWith("2")) found.push(`${id} no longer answers ${status}`);
      continue;
    }
    const [was, is] = [follow(old.document, answer), follow(now.document, present)];
    for (const [type, media] of Object.entries(asNode(was.content))) {
      const other = asNode(is.content)[type];
      if (other === undefined) {
        found.push(`${id} ${status} is no longer ${type}`);
        continue;
      }
      found.push(
        ...schemaBreaks(
          { document: old.document, schema: asNode(media).schema },
          { document: now.document, schema: asNode(other).schema },
          "answer",
          `${id} ${status}`,
        ),
      );
    }
  }
  return found;
}
