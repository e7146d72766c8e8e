import { type OperationId, operationTable } from "@grow/contract";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { operations } from "../operations/index.ts";
import { builtIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { PASSWORD, type TestApi, type TestUser, testApi } from "../testing/test-api.ts";
import { tokenScope } from "./token-scope.ts";

/** The part of an operation that runs first. */
interface Steps {
  handle: (given: never) => unknown;
  readonly versioned?: { precheck: (given: never) => unknown };
}

let api: TestApi;
let user: TestUser;
const tokens: Record<"read" | "write", string> = { read: "", write: "" };

async function create(is_write: boolean, as = user.id, days = 30) {
  return await api.request<{ token: string; item: { id: number } }>("POST", `/users/${as}/settings/tokens`, {
    as,
    body: { name: "Tent sensors", is_write, days, password: PASSWORD },
  });
}

beforeAll(async () => {
  api = await testApi();
  user = await api.addUser();
  tokens.read = (await create(false)).body.data.token;
  tokens.write = (await create(true)).body.data.token;
});

afterEach(() => {
  vi.restoreAllMocks();
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe("the scope of an operation", () => {
  test("is the session for sign-in, account, payment, portal, staff and taking part in giveaways", () => {
    const ofSession = builtIds.filter((id) => tokenScope(id) === "session").map((id) => operationTable[id]);
    for (const { tag, path, method } of ofSession) {
      const isAccount =
        /^\/users(?:\/\{id\}(?:\/(?:settings|personal-access|restore|invitations|invoices|premium)\b.*)?)?$/.test(
          path,
        );
      const isTag = ["session", "oauth", "staff", "brands-manager", "premium", "live"].includes(tag);
      const isPart = tag === "giveaways" && method !== "GET";
      expect(isTag || isAccount || isPart, `${method} ${path}`).toBe(true);
    }
    for (const id of [
      "createAccessToken",
      "updateUser",
      "deleteUser",
      "createUser",
      "deleteSession",
      "listUserSessions",
      "joinGiveaway",
      "voteInGiveaway",
      "withdrawFromGiveaway",
      "answerGiveaway",
    ] as const)
      expect(tokenScope(id), id).toBe("session");
  });

  test("is writing for every other method than GET", () => {
    for (const id of builtIds) {
      const scope = tokenScope(id);
      if (scope !== "session") expect(scope, id).toBe(operationTable[id].method === "GET" ? "read" : "write");
    }
    expect(tokenScope("createWeek")).toBe("write");
    expect(tokenScope("listDiaries")).toBe("read");
    expect(tokenScope("getSession")).toBe("read");
  });
});

describe.each(["read", "write"] as const)("a token that may %s", (scope) => {
  test.each(builtIds)("reaches %s only within its scope", async (id: OperationId) => {
    const needed = tokenScope(id);
    const { rights } = operationTable[id];
    const isAllowed = needed === "read" || (needed === "write" && scope === "write");
    const steps: Steps = operations[id as keyof typeof operations];
    // Reaching the handler is the point, not what it does with sample values.
    const step =
      steps.versioned === undefined ? vi.spyOn(steps, "handle") : vi.spyOn(steps.versioned, "precheck");
    step.mockImplementation(async () => {
      throw new Error("reached");
    });
    const { method, path, body } = sampleRequest(id, { params: { id: user.id } });
    const { status, codes } = await api.request(method, path, {
      ...bearer(tokens[scope]),
      ...(body === undefined ? {} : { body }),
    });
    const isForStaff = rights === "admin" || rights === "moderate";
    if (isAllowed && !isForStaff) return expect(codes, `${status}`).not.toEqual(["not_signed_in"]);
    expect([status, codes]).toEqual([403, ["no_right"]]);
    expect(step).not.toHaveBeenCalled();
  });
});

describe("a personal access token", () => {
  test("is shown once, listed without its secret, and stored as a hash", async () => {
    const { status, body } = await create(true);
    expect(status).toBe(200);
    expect(body.data.token).toMatch(/^grow_pat_[\w-]{43}$/);
    const { body: listed } = await api.request<{ tokens: { id: number }[] }>(
      "GET",
      `/users/${user.id}/settings/tokens`,
      { as: user.id },
    );
    expect(listed.data.tokens[0]).toMatchObject({
      id: body.data.item.id,
      name: "Tent sensors",
      is_write: true,
    });
    expect(JSON.stringify(listed)).not.toContain("grow_pat_");
    const { rows } = await api.database.pool.query("select * from access_token where id = $1", [
      body.data.item.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(body.data.token.slice(9));
  });

  test("acts for its user, and its use is noted", async () => {
    const { body } = await api.request<{ user: { id: number } }>("GET", "/session", bearer(tokens.read));
    expect(body.data.user.id).toBe(user.id);
    const { rows } = await api.database.pool.query(
      "select count(*)::int as used from access_token where user_id = $1 and use_date is not null",
      [user.id],
    );
    expect(rows[0].used).toBeGreaterThan(0);
  });

  test("writes a diary where it may", async () => {
    const diary = { name: "Balcony season", type_room: 2, type_soil: 1, type_watering: 1 };
    const refused = await api.request("POST", "/diaries", { ...bearer(tokens.read), body: diary });
    expect([refused.status, refused.codes]).toEqual([403, ["no_right"]]);
    const written = await api.request("POST", "/diaries", { ...bearer(tokens.write), body: diary });
    expect(written.status).toBe(201);
  });

  test("has no rights of moderators", async () => {
    const admin = await api.addUser({ access: ["admin"] });
    const { body } = await create(true, admin.id);
    const { status } = await api.request("GET", "/complains", bearer(body.data.token));
    expect(status).toBe(403);
  });

  test("needs the password, and only the user's own", async () => {
    const path = `/users/${user.id}/settings/tokens`;
    const wanted = { name: "x", is_write: false, days: 7 };
    const wrong = await api.request("POST", path, {
      as: user.id,
      body: { ...wanted, password: "wrong password" },
    });
    expect([wrong.status, wrong.codes]).toEqual([422, ["wrong_credentials password"]]);
    const other = await api.addUser();
    const foreign = await api.request("POST", path, {
      as: other.id,
      body: { ...wanted, password: PASSWORD },
    });
    expect(foreign.status).toBe(403);
  });

  test("ends when it is revoked, expires, or the password changes", async () => {
    const owner = await api.addUser();
    const path = `/users/${owner.id}/settings/tokens`;
    const statusOf = async (token: string) => (await api.request("GET", "/session", bearer(token))).status;
    const [revoked, expired, left] = [
      await create(true, owner.id),
      await create(true, owner.id),
      await create(true, owner.id),
    ];
    const answer = await api.request<{ tokens: unknown[] }>(
      "DELETE",
      `${path}/${revoked.body.data.item.id}`,
      { as: owner.id },
    );
    expect([answer.status, answer.body.data.tokens.length]).toEqual([200, 2]);
    expect(await statusOf(revoked.body.data.token)).toBe(401);
    expect(
      (await api.request("DELETE", `${path}/${revoked.body.data.item.id}`, { as: owner.id })).status,
    ).toBe(404);
    expect(
      (await api.request("DELETE", `/users/${owner.id}/settings/tokens/999999`, { as: owner.id })).status,
    ).toBe(404);

    await api.database.pool.query(
      "update access_token set date_end = now() - interval '1 minute' where id = $1",
      [expired.body.data.item.id],
    );
    expect(await statusOf(expired.body.data.token)).toBe(401);

    expect(await statusOf(left.body.data.token)).toBe(200);
    await api.request("PATCH", `/users/${owner.id}`, {
      as: owner.id,
      body: { password: "another horse", password_repeat: "another horse", password_old: PASSWORD },
    });
    expect(await statusOf(left.body.data.token)).toBe(401);
  });

  test("is one of at most 20", async () => {
    const owner = await api.addUser();
    await api.database.pool.query(
      `insert into access_token (user_id, token_hash, name, is_write, date_end)
       select $1::bigint, decode(md5($1::bigint::text || n::text), 'hex'), 'x', false, now() + interval '1 day' from generate_series(1, 20) n`,
      [owner.id],
    );
    const { status, codes } = await create(false, owner.id);
    expect([status, codes]).toEqual([422, ["too_many name"]]);
  });

  test.each(["grow_pat_", `grow_pat_${"x".repeat(43)}`])("that is unknown is refused: %s", async (token) => {
    expect((await api.request("GET", "/session", bearer(token))).status).toBe(401);
  });
});
