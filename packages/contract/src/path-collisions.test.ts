import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formatsPlugin from "ajv-formats";
import { describe, expect, test } from "vitest";
import { asList, asNode, document, follow, operationNodes } from "./testing/document.ts";

/** A step of a path: a word, or what a parameter takes for one. */
type Step = string | ValidateFunction;

interface Route {
  readonly path: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

const ajv = new Ajv2020({ strict: false, coerceTypes: "array" });
formatsPlugin.default(ajv);
ajv.addSchema(document, "contract");

const routes: readonly Route[] = operationNodes.map(({ path, method, parameters }) => ({
  path,
  name: `${method} ${path}`,
  steps: path.split("/").map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part;
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    if (!parameter) throw new Error(`${path} has no parameter ${name}`);
    return validatorOf(parameter.schema);
  }),
}));

function validatorOf(schema: unknown): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  return ajv.compile({ type: "object", properties: { word: JSON.parse(text) } });
}

function takes(step: Step, word: string): boolean {
  return typeof step === "string" ? step === word : step({ word }) === true;
}

/** Whether some address is one of both; two parameters are taken to have words in common. */
function meet(a: Route, b: Route): boolean {
  if (a.steps.length !== b.steps.length) return false;
  return a.steps.every((step, position) => {
    const other = b.steps[position];
    if (other === undefined) return false;
    if (typeof step === "string") return takes(other, step);
    return typeof other === "string" ? takes(step, other) : true;
  });
}

function route(name: string): Route {
  const found = routes.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe("a URL", () => {
  test("matches at most one path, for all methods", () => {
    const shared = routes.flatMap((a, position) =>
      routes
        .slice(position + 1)
        .filter((b) => a.path !== b.path && meet(a, b))
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(shared).toEqual([]);
  });

  test("of one segment is a static page only if it is on the list", () => {
    const page = route("GET /{page}").steps[1] ?? "";
    const words = routes.filter(({ steps }) => steps.length === 2).map(({ path }) => path.slice(1));
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) expect(takes(page, word), word).toBe(false);
    for (const word of ["faq", "terms-paid", "welcome"]) expect(takes(page, word), word).toBe(true);
    expect(takes(page, "unheard-of")).toBe(false);
  });

  test.each([
    ["GET /users/{id}", 2, "livesearch"],
    ["GET /users/{id}/settings/{section}", 4, "personal"],
    ["GET /users/{id}/settings/{section}", 4, "notifications"],
    ["DELETE /users/{id}/notifications-g/{n}", 4, "groups"],
    ["DELETE /users/{id}/notifications-g/groups/{group}", 5, "read"],
    ["PATCH /chats/{id}", 2, "common"],
    ["GET /chats/{id}/users", 2, "address"],
    ["DELETE /brands-manager/banners/{id}", 3, "statistic"],
    ["DELETE /brands-manager/newsletters/{id}", 3, "chart"],
    ["GET /brands-manager/banners/edit/{type}/{id}", 4, "sidebar"],
    ["POST /adv/{type}/{action}/{id}", 2, "button"],
    ["GET /diaries/{id}", 2, "total"],
    ["GET /problems/{id}", 2, "diary"],
    ["PATCH /comments/{commentId}", 2, "by-link"],
    ["GET /comments/{commentId}/replies", 2, "summary"],
    ["GET /comments/{type}/{id}", 3, "replies"],
    ["GET /blogs/{id}", 2, "voting"],
    ["POST /blogs/{id}/impressions", 2, "category"],
    ["GET /blogs/{id}", 2, "careers"],
  ])("of %s excludes the fixed segment of another path (step %d, %s)", (name, position, word) => {
    expect(takes(route(name).steps[position] ?? "", word)).toBe(false);
  });

  test("of a grower accepts a name that only begins like another path", () => {
    const id = route("GET /users/{id}").steps[2] ?? "";
    for (const word of ["7", "tessellate", "livesearcher", "liveSearch"])
      expect(takes(id, word), word).toBe(true);
  });
});

describe("an editor of the portal", () => {
  test.each([
    ["GET /brands-manager/products/edit/{id}", 4],
    ["GET /brands-manager/schemes/edit/{id}", 4],
    ["GET /brands-manager/banners/edit/{type}/{id}", 5],
    ["DELETE /brands-manager/products/{id}", 3],
  ])("at %s accepts an id or `new`", (name, position) => {
    const id = route(name).steps[position] ?? "";
    for (const word of ["51", "new"]) expect(takes(id, word), word).toBe(true);
    for (const word of ["0", "-1", "news", "51-base", "edit"]) expect(takes(id, word), word).toBe(false);
  });
});

describe("a path", () => {
  test("declares exactly the parameters in its template", () => {
    for (const { operationId, path, parameters } of operationNodes) {
      const taken = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(taken.sort(), operationId).toEqual(named.sort());
    }
  });

  test("has a pattern for each parameter, so that malformed ones are rejected", () => {
    const loose = operationNodes.flatMap(({ operationId, parameters }) =>
      parameters
        .filter((parameter) => parameter.in === "path")
        .filter((parameter) => {
          const schema = follow(parameter.schema);
          const isNumber = asList([schema.type].flat()).every((type) => type === "integer");
          return !isNumber && !("enum" in schema) && !("pattern" in schema) && schema.format === undefined;
        })
        .map((parameter) => `${operationId} ${String(asNode(parameter).name)}`),
    );
    expect(loose).toEqual([]);
  });
});
