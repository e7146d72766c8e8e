import { breaksBetween } from "../breaks.ts";
import { type Node, publishedOf } from "../published.ts";

/** What differs from a small contract of one operation. */
export interface Change {
  operation?: Node;
  path?: string;
  parameter?: Node;
  /** Schema of the query parameter. */
  query?: Node;
  /** Schema of the body. */
  body?: Node;
  /** Schema of the data of the answer. */
  data?: Node;
  tent?: Node;
}

export const tent: Node = {
  type: "object",
  additionalProperties: false,
  required: ["id", "name"],
  properties: {
    id: { type: "integer", minimum: 1 },
    name: { type: "string", maxLength: 40 },
    size: { type: ["integer", "null"] },
    neighbour: { oneOf: [{ $ref: "#/components/schemas/Tent" }, { type: "null" }] },
  },
};
export const form: Node = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 2, maxLength: 40 },
    kind: { type: "string", enum: ["tent", "room"] },
    size: { type: ["integer", "null"], minimum: 0 },
    tags: { type: "array", maxItems: 5, items: { type: "string", maxLength: 20 } },
  },
};

/** A contract of one operation that adds a tent, but for the change. */
export function contract({
  operation,
  path = "/tents",
  parameter,
  query,
  body,
  data,
  tent: entity,
}: Change = {}): Node {
  return {
    "x-body-limit-default": 1000,
    paths: {
      [path]: {
        post: {
          operationId: "addTent",
          summary: "Add a tent",
          "x-rights": "signed-in",
          parameters: [
            {
              name: "limit",
              in: "query",
              description: "how many",
              schema: query ?? { type: "integer", minimum: 1, maximum: 50, default: 20 },
              ...parameter,
            },
          ],
          requestBody: { content: { "application/json": { schema: body ?? form } } },
          responses: {
            201: {
              content: { "application/json": { schema: data ?? { $ref: "#/components/schemas/Tent" } } },
            },
            404: { description: "None" },
          },
          ...operation,
        },
      },
    },
    components: { schemas: { Tent: entity ?? tent, Unused: { type: "string" } } },
  };
}

/** What the change breaks. */
export function breaks(change: Change, before: Change = {}): string[] {
  return breaksBetween(publishedOf(contract(before)), publishedOf(contract(change)));
}

export const withField = (schema: Node, name: string, field: Node | undefined, required?: string[]): Node => {
  const { [name]: _old, ...others } = schema.properties as Record<string, Node>;
  return {
    ...schema,
    required: required ?? schema.required,
    properties: field === undefined ? others : { ...others, [name]: field },
  };
};
