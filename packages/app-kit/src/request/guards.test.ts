import { ApiError } from "@grow/api-client";
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from "@remix-run/server-runtime";
import { describe, expect, it, vi } from "vitest";
import { parseCookies } from "./cookies.ts";
import { guardRoutes } from "./guards.server.ts";
import type { RouteHandle } from "./route-handle.ts";

interface Visitor {
  access?: string[] | null;
  /** Rights of the account; those of the session unless given. */
  accountAccess?: string[];
  path?: string;
  cookie?: string;
  app?: "community" | "brands-manager";
}

function contextOf(visitor: Visitor): AppLoadContext {
  const { access = null, accountAccess = access, path = "/x", cookie = "", app = "community" } = visitor;
  return {
    session: async () => (access ? { user: { id: 1, access: accountAccess }, access } : null),
    token: access ? "t" : undefined,
    cookies: parseCookies(cookie),
    url: new URL(path, "https://grow.example"),
    path,
    environment: { app, publicUrl: "https://grow.example", brandsUrl: "https://brands.grow.example" },
    log: { error: vi.fn() },
  } as unknown as AppLoadContext;
}

/** Runs a guarded loader and returns its result, its redirect, or status and message. */
async function visit(
  handle: RouteHandle,
  visitor: Visitor,
  params: Record<string, string> = {},
  loader: () => unknown = () => "shown",
): Promise<unknown> {
  const build = {
    routes: { page: { id: "page", module: { handle, loader, default: () => null } } },
  } as unknown as ServerBuild;
  const guarded = guardRoutes(build).routes.page?.module.loader;
  try {
    return await guarded?.({
      context: contextOf(visitor),
      params,
      request: new Request("https://grow.example"),
    } as LoaderFunctionArgs);
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
    if (thrown instanceof Error) return thrown.message;
    const { data, init } = thrown as { data: string; init: { status: number } };
    return `${init.status} ${data}`;
  }
}

describe("pages that require sign-in", () => {
  const handle = { middleware: ["auth"] };

  it("load for signed-in users", async () => {
    expect(await visit(handle, { access: [] })).toBe("shown");
  });

  it("redirect guests to sign in and back", async () => {
    expect(await visit(handle, { path: "/diaries/edit/new?a=1" })).toBe(
      "302 /auth/signin?return_path=%2Fdiaries%2Fedit%2Fnew%3Fa%3D1",
    );
  });

  it("of the portal redirect guests to the community and back", async () => {
    expect(await visit(handle, { app: "brands-manager", path: "/brands-manager" })).toBe(
      "302 https://grow.example/auth/signin?return_path=https%3A%2F%2Fbrands.grow.example%2Fbrands-manager",
    );
  });
});

describe("pages for guests only", () => {
  const handle = { middleware: ["guest-only"] };

  it("redirect signed-in users to where they were going, including the portal, but nowhere else", async () => {
    const at = (path: string) => visit(handle, { access: [], path });
    expect(await at("/auth/signin?return_path=/explore")).toBe("302 /explore");
    expect(await at("/auth/signin?return_path=https://brands.grow.example/brands-manager")).toBe(
      "302 https://brands.grow.example/brands-manager",
    );
    expect(await at("/auth/signin?return_path=https://evil.example/")).toBe("302 /");
    expect(await visit(handle, {})).toBe("shown");
  });
});

it("pages for moderators open for moderators and administrators; others get 404, guests sign in", async () => {
  const handle = { middleware: ["moderator"] };
  expect(await visit(handle, { access: ["moderate"] })).toBe("shown");
  expect(await visit(handle, { access: ["admin"] })).toBe("shown");
  expect(await visit(handle, { access: ["view_extra"], path: "/admin/x" })).toBe(
    "404 Page not found: /admin/x",
  );
  expect(await visit(handle, { path: "/admin/x" })).toMatch(/^302 /);
});

describe("pages for administrators", () => {
  const handle = { middleware: ["admin"] };

  it("return 404 for others", async () => {
    expect(await visit(handle, { access: ["admin"] })).toBe("shown");
    expect(await visit(handle, { access: ["moderate"], path: "/admin/cache" })).toBe(
      "404 Page not found: /admin/cache",
    );
    expect(await visit(handle, {})).toContain("302 /auth/signin");
  });
});

describe("staff who signed in without the passkey that the site requires", () => {
  const staff = { access: [], accountAccess: ["moderate"] };
  const signIn = "/auth/signin?return_path=%2Fadmin%2Fcomplaints";

  it("are sent from the staff desk to the sign-in page, and nowhere else", async () => {
    const at = (guard: string) => visit({ middleware: [guard] }, { ...staff, path: "/admin/complaints" });
    expect(await at("moderator")).toBe(`302 ${signIn}`);
    expect(await at("admin")).toBe("404 Page not found: /admin/complaints");
    expect(await at("auth")).toBe("shown");
  });

  it("stay on the sign-in page until they have their rights", async () => {
    const handle = { middleware: ["sign-in"] };
    expect(await visit(handle, { ...staff, path: signIn })).toBe("shown");
    expect(await visit(handle, { path: signIn })).toBe("shown");
    expect(await visit(handle, { access: ["moderate"], path: signIn })).toBe("302 /admin/complaints");
    expect(await visit({ middleware: ["guest-only"] }, { ...staff, path: signIn })).toBe(
      "302 /admin/complaints",
    );
  });
});

describe("pages for developers", () => {
  it("load with any non-empty details cookie, and redirect to the home page without", async () => {
    const handle = { middleware: ["details"] };
    expect(await visit(handle, { cookie: "details=1" })).toBe("shown");
    expect(await visit(handle, { cookie: "details=" })).toBe("302 /");
    expect(await visit(handle, {})).toBe("302 /");
  });
});

describe("route parameters", () => {
  const handle: RouteHandle = { middleware: ["params"], params: { id: "id" } };

  it("return 404 when invalid, before anything is loaded", async () => {
    const loader = vi.fn();
    expect(await visit(handle, { path: "/diaries/abc?x=1" }, { id: "abc" }, loader)).toBe(
      "404 Page Not Found: /diaries/abc",
    );
    expect(loader).not.toHaveBeenCalled();
    expect(await visit(handle, {}, { id: "12-night-plum" })).toBe("shown");
  });
});

describe("guards", () => {
  it("throw an error that names an unknown guard", async () => {
    expect(await visit({ middleware: ["vip"] }, {})).toBe("Unknown route middleware: vip");
  });

  it("require a loader, or the browser would not request them", () => {
    const build = {
      routes: { page: { id: "page", module: { handle: { middleware: ["auth"] }, default: () => null } } },
    } as unknown as ServerBuild;
    expect(() => guardRoutes(build)).toThrow("page");
  });
});

describe("api errors", () => {
  const refused = (status: number, access: string[] | null) =>
    visit({}, { access, path: "/diaries/12" }, {}, () => {
      throw new ApiError({
        status,
        details: status ? [{ type: "error", code: "internal", text: "Could not load week 12" }] : [],
      });
    });

  it("become the 404 page, a redirect to sign in, or the reason", async () => {
    expect(await refused(404, [])).toBe("404 Page not found: /diaries/12");
    expect(await refused(401, null)).toContain("302 /auth/signin");
    expect(await refused(403, [])).toBe("403 Could not load week 12");
    expect(await refused(500, [])).toBe("500 Could not load week 12 (500)");
    expect(await refused(0, [])).toMatch(/^503 /);
  });
});
