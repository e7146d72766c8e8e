/** Any node of an OpenAPI document. */
export type Node = { readonly [key: string]: unknown };

/** What people may rely on: the built operations of the contract with all that they refer to, and nothing that binds nobody. */
export type Published = Node;

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Words for readers, which may change at any time. */
const UNBINDING = new Set(["description", "summary", "title", "example", "examples", "tags", "x-rate-limit"]);

/** Takes what is published out of the bundled document: operations that are not pending, with the components they reach. */
export function publishedOf(document: Node): Published {
  const paths: Record<string, Node> = {};
  for (const [path, item] of Object.entries(asNode(document.paths))) {
    const built = Object.entries(asNode(item)).filter(
      ([method, operation]) => METHODS.includes(method) && asNode(operation)["x-pending"] !== true,
    );
    if (built.length > 0) paths[path] = binding(Object.fromEntries(built), false);
  }
  const reached = new Set<string>();
  reach(paths, document, reached);
  const components: Record<string, Record<string, Node>> = {};
  for (const reference of [...reached].sort()) {
    const [, kind = "", name = ""] = reference.slice(2).split("/");
    components[kind] ??= {};
    components[kind][name] = binding(asNode(lookUp(document, reference)), false);
  }
  return { "x-body-limit-default": document["x-body-limit-default"], paths, components };
}

/** A copy without descriptive keywords. Fields are kept under any name. */
function binding(node: Node, hasFields: boolean): Node {
  const kept = Object.entries(node).filter(([key]) => hasFields || !UNBINDING.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, bindingValue(value, !hasFields && key === "properties")]),
  );
}

function bindingValue(value: unknown, hasFields: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => bindingValue(one, false));
  return isNode(value) ? binding(value, hasFields) : value;
}

function reach(value: unknown, document: Node, reached: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) reach(one, document, reached);
  if (!isNode(value)) return;
  const { $ref } = value;
  if (typeof $ref === "string" && !reached.has($ref)) {
    reached.add($ref);
    reach(lookUp(document, $ref), document, reached);
  }
  for (const one of Object.values(value)) reach(one, document, reached);
}

/** What a reference points at. */
export function lookUp(document: Node, reference: string): unknown {
  let target: unknown = document;
  for (const part of reference.slice(2).split("/")) target = isNode(target) ? target[part] : undefined;
  if (target === undefined) throw new Error(`${reference} leads nowhere.`);
  return target;
}

/** The node itself, or what its reference points at. */
export function follow(document: Node, value: unknown): Node {
  const node = asNode(value);
  return typeof node.$ref === "string" ? follow(document, lookUp(document, node.$ref)) : node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The node, or an empty one for what is none. */
export function asNode(value: unknown): Node {
  return isNode(value) ? value : {};
}
