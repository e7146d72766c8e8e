import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { loader } from "./route.tsx";

const session = { user: { id: 7, name: "tess" } } as unknown as Session;
const empty = { items: [], total: 0, start: 0, limit: 20 };

function load(path: string, signedIn: Session | null = session) {
  const { context, calls } = fakeContext({
    path,
    ...(signedIn ? { session: signedIn } : {}),
    api: {
      "GET /users/{id}/notifications": empty,
      "GET /users/{id}/notifications/{n}/users": {
        ...empty,
        items: [{ id: 3, name: "moon.owl", link: "/grower/moon.owl", avatar_small: null }],
        total: 1,
      },
    },
  });
  return {
    calls,
    sent: loader({ context, params: {}, request: new Request(`https://grow.example${path}`) }),
  };
}

it("the flat list redirects a guest to sign in", async () => {
  await expect(load("/notifications-old", null).sent).rejects.toMatchObject({ status: 302 });
});

it("the flat list is not indexed, and shows the growers of one notification", async () => {
  const { calls, sent } = load("/notifications-old?users=501");
  const view = await sent;
  expect(view.head.isIndexed).toBe(false);
  expect(view.growers).toEqual({
    items: [{ id: 3, name: "moon.owl", href: "/grower/moon.owl", avatar: null }],
    total: 1,
  });
  expect(calls).toHaveLength(2);
});

it("the flat list has no page beyond the last", async () => {
  await expect(load("/notifications-old?page=2").sent).rejects.toMatchObject({ init: { status: 404 } });
});
