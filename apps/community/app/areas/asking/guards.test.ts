import { guardRoutes } from "@grow/app-kit/request/guards.server.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/server-runtime";
import { describe, expect, test } from "vitest";
import * as questionEditor from "./screens/question-editor/route.tsx";
import * as question from "./screens/questions/question/route.tsx";
import * as removedQuestion from "./screens/removed-question/route.tsx";
import * as removedVideo from "./screens/removed-video/route.tsx";
import * as shortEditor from "./screens/short-editor/route.tsx";
import * as video from "./screens/video/route.tsx";

/** A guest's visit: where it is redirected, or status and message. A request to the api fails the test. */
async function guestVisit(module: object, path: string, id: string): Promise<string> {
  const build = { routes: { page: { id: "page", module } } } as unknown as ServerBuild;
  const { context } = fakeContext({ path });
  try {
    await guardRoutes(build).routes.page?.module.loader?.({
      context,
      params: { id },
      request: new Request(`https://grow.example${path}`),
    } as LoaderFunctionArgs);
    return "shown";
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
    if (thrown instanceof Error) return thrown.message;
    const { data, init } = thrown as { data: string; init: { status: number } };
    return `${init.status} ${data}`;
  }
}

describe("the editors of questions and videos", () => {
  test.each([
    ["/grow-questions/edit/new?diary=4&week=9", "new", questionEditor],
    ["/grow-questions/edit/40", "40", questionEditor],
    ["/grow-questions/edit/40/removed", "40", removedQuestion],
    ["/shorts/edit/new", "new", shortEditor],
    ["/shorts/edit/12", "12", shortEditor],
    ["/shorts/edit/12/removed", "12", removedVideo],
  ])("redirect a guest from %s to sign in and back", async (path, id, module) => {
    expect(await guestVisit(module, path, id)).toBe(
      `302 /auth/signin?return_path=${encodeURIComponent(path)}`,
    );
  });
});

describe("an id that is none", () => {
  test.each([
    ["/grow-questions/edit/mine?x=1", "mine", questionEditor],
    ["/grow-questions/edit/new/removed", "new", removedQuestion],
    ["/shorts/edit/0x1", "0x1", shortEditor],
    ["/shorts/edit/new/removed", "new", removedVideo],
    ["/shorts/abc", "abc", video],
    ["/video/1234567890123456789", "1234567890123456789", video],
    ["/grow-questions/40_tips", "40_tips", question],
  ])("returns 404 for %s before the api is called", async (path, id, module) => {
    const { pathname } = new URL(path, "https://grow.example");
    expect(await guestVisit(module, path, id)).toBe(`404 Page Not Found: ${pathname}`);
  });
});
