import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";
import { votingBody, votingDesk } from "../../../testing/voting-desk.ts";

const api = freshApi();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call } = votingDesk(api, () => moderator);

describe("the desk of votings", () => {
  it.each([
    ["GET", ""],
    ["POST", ""],
    ["GET", "/1"],
    ["PUT", "/1"],
    ["DELETE", "/1"],
    ["POST", "/1/publish"],
    ["POST", "/1/unpublish"],
    ["POST", "/1/restore"],
    ["GET", "/1/changes"],
  ] as const)("%s /staff/votings%s is 401 for guests and 403 for members", async (method, path) => {
    const body = method === "GET" || method === "DELETE" ? undefined : { ...votingBody(), version: 1 };
    const member = await api.addUser();
    expect((await call(method, path, body, null)).status).toBe(401);
    expect((await call(method, path, body, member.id)).status).toBe(403);
  });

  it.each([
    ["POST", ""],
    ["PUT", "/1"],
    ["POST", "/1/publish"],
  ] as const)(
    "%s /staff/votings%s returns 400, 413 and 415 for bodies that cannot be read",
    async (method, path) => {
      const url = `/api/staff/votings${path}`;
      await expectUnreadableRefused({ server: api.server, method, url, token: moderator.token });
    },
  );
});
