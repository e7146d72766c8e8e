import { type OperationId, operationTable } from "@grow/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, type TestApi, testApi } from "../testing/test-api.ts";
import { selfContained } from "./self-contained.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

const ids = Object.keys(operationTable) as OperationId[];
const get = (url: string, headers: Record<string, string> = {}) => api.server.inject({ url, headers });

/** Addresses that a page or a style sheet would fetch. */
function fetched(text: string): string[] {
  const places = [
    ...text.matchAll(/\s(?:src|spec-url)="([^"]*)"/g),
    ...text.matchAll(/<link[^>]*\shref="([^"]*)"/g),
    ...text.matchAll(/url\(["']?([^"')]*)/g),
    ...text.matchAll(/@import\s+["']([^"']*)/g),
  ];
  return places.map(([, address = ""]) => address);
}

describe("the reference", () => {
  test("is served with all its assets from the same origin", async () => {
    const page = await get("/api/docs");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const addresses = fetched(page.payload).filter((address) => address !== "data:,");
    expect(addresses.sort()).toEqual(["/api/docs/docs.css", "/api/docs/openapi.json", "/api/docs/redoc.js"]);
    for (const address of addresses) {
      const part = await get(address);
      expect([part.statusCode, part.headers["x-content-type-options"]], address).toEqual([200, "nosniff"]);
      if (address.endsWith(".css")) expect(fetched(part.payload)).toEqual([]);
    }
  });

  test("has no inline script and no inline style", async () => {
    const { payload } = await get("/api/docs");
    expect(payload).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  test("has a policy that blocks other origins and inline scripts", async () => {
    const policy = String((await get("/api/docs")).headers["content-security-policy"]);
    const rules = new Map(
      policy.split("; ").map((rule): [string, string[]] => {
        const [name = "", ...sources] = rule.split(" ");
        return [name, sources];
      }),
    );
    expect(rules.get("default-src")).toEqual(["'none'"]);
    expect(rules.get("script-src")).toEqual(["'self'"]);
    expect(rules.get("connect-src")).toEqual(["'self'"]);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe|blob:/);
    // Style elements may only be empty.
    const empty = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array())).toString("base64");
    expect(rules.get("style-src")).toEqual(["'self'", `'sha256-${empty}'`]);
  });

  test("lists every operation, with and without JavaScript", async () => {
    const page = await get("/api/docs");
    const document = (await get("/api/docs/openapi.json")).json();
    for (const id of ids) {
      const { method, path } = operationTable[id];
      expect(document.paths[path][method.toLowerCase()].operationId).toBe(id);
      expect(page.payload).toContain(`<code>${method} /api${path}</code> ${id}</li>`);
    }
  });

  test("has examples for programs with a token, whose operations exist and allow it", async () => {
    const { description } = (await get("/api/docs/openapi.json")).json().info;
    const examples = [...description.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language, code]) => ({
      language,
      code,
    }));
    expect(examples.map(({ language }) => language)).toEqual(["sh", "js", "python"]);
    const called = examples.map(({ code }) => {
      const [, path = ""] = /grow\.example\/api(\/[\w/]+)/.exec(code) ?? [];
      return `${/method="(\w+)"/.exec(code)?.[1] ?? "GET"} ${path}`;
    });
    expect(called).toEqual(["GET /session", "GET /diaries", "POST /likes/diary/12"]);
    const reader = await api.addUser({ name: "scripter" });
    const created = await api.request<{ token: string }>("POST", `/users/${reader.id}/settings/tokens`, {
      as: reader.id,
      body: { name: "Examples", is_write: true, days: 7, password: PASSWORD },
    });
    const authorization = `Bearer ${created.body.data.token}`;
    for (const [index, status] of [200, 200, 404].entries()) {
      const [method, path] = (called[index] ?? "").split(" ");
      const answer = await api.server.inject({
        method: method as "GET" | "POST",
        url: `/api${path}`,
        headers: { authorization },
      });
      expect(answer.statusCode, called[index]).toBe(status);
    }
    expect((await get("/api/docs")).payload).toContain("curl -H");
  });

  test("is 304 for a browser that has it", async () => {
    const { headers } = await get("/api/docs/redoc.js");
    const again = await get("/api/docs/redoc.js", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
  });

  test("/docs redirects to it", async () => {
    const { statusCode, headers } = await get("/docs");
    expect([statusCode, headers.location]).toEqual([301, "/api/docs"]);
  });

  test("serves no other file", async () => {
    for (const url of [
      "/api/docs/index.html",
      "/api/docs/../package.json",
      "/api/docs/%2e%2e/package.json",
    ]) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });
});

describe("the reference's script", () => {
  test("loads no external resource and inserts no style sheet", async () => {
    const { payload } = await get("/api/docs/redoc.js");
    expect(payload).not.toMatch(/cdn\.redoc|fonts\.g|"\.ps\{/);
    expect((await get("/api/docs/docs.css")).payload).toContain(".ps{");
  });

  test("fails the build when a new version has other style sheets or pictures", () => {
    expect(() => selfContained('x.push([1,".ps{color:red}","",{version:3,sources:[]}])')).toThrow(
      /1 style sheets and 0 pictures/,
    );
    const sheet = '[1,".ps{content:\\"a\\"}","",{version:3,sources:["a.css"],content:[".ps{}"]}]';
    const known = `a(${sheet});b("https://cdn.redoc.ly/redoc/logo-mini.svg")`;
    expect(selfContained(known)).toEqual({ script: 'a([1,""]);b("data:,")', style: '.ps{content:"a"}' });
  });
});
