import { beforeEach, describe, expect, it } from "vitest";
import { awardBody, awardDesk } from "../../../testing/award-desk.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let admin: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call, create } = awardDesk(api, () => admin);

describe("the desk of awards", () => {
  it.each([
    ["GET", "", 200],
    ["POST", "", 403],
    ["GET", "/2026", 200],
    ["PUT", "/2026", 403],
    ["DELETE", "/2026", 403],
    ["POST", "/2026/publish", 403],
    ["POST", "/2026/unpublish", 403],
    ["GET", "/2026/changes", 200],
  ] as const)(
    "%s /staff/awards%s is 401 for guests, 403 for members and %i for moderators",
    async (method, path, status) => {
      await create();
      const body = method === "GET" || method === "DELETE" ? undefined : { ...awardBody(), version: 1 };
      const member = await api.addUser();
      expect((await call(method, path, body, null)).status).toBe(401);
      expect((await call(method, path, body, member.id)).status).toBe(403);
      expect((await call(method, path, body, moderator.id)).status).toBe(status);
    },
  );

  it.each([
    ["POST", ""],
    ["PUT", "/2026"],
    ["POST", "/2026/publish"],
  ] as const)(
    "%s /staff/awards%s returns 400, 413 and 415 for bodies that cannot be read",
    async (method, path) => {
      const url = `/api/staff/awards${path}`;
      await expectUnreadableRefused({ server: api.server, method, url, token: admin.token });
    },
  );
});
