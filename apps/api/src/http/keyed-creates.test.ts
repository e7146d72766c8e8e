import { type OperationId, operationTable } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { operations } from "../operations/index.ts";
import { creates, type KeyedOperationId } from "../testing/contract/creates.ts";
import { operationIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { KEY_HOURS } from "./idempotency.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
});

const keyed = Object.keys(creates) as KeyedOperationId[];
const KEY = "a-key-of-the-sender";

/** Sends what `creates` says for this grower, with a key; `otherwise` is another body at the same address. */
async function prepare(id: KeyedOperationId, user: TestUser) {
  const { given, otherwise } = await creates[id](api, user);
  const send = async (request: ReturnType<typeof sampleRequest>, key: string) =>
    await api.request(request.method, request.path, {
      as: user.id,
      body: request.body,
      headers: { "idempotency-key": key },
    });
  return {
    send: (key = KEY) => send(sampleRequest(id, given), key),
    sendOther: (key = KEY) =>
      send(sampleRequest(id, { ...given, body: { ...given.body, ...otherwise } }), key),
  };
}

/** The number of writes: every write of content records an event, but for messages, which only their room sees. News of a brand are told once a day. */
async function countWrites(): Promise<number> {
  const { rows } = await sql<{ cnt: number }>`
    select (select count(*) from event where type not in ('brand.brand_news', 'brand.scheme_update'))::int + (select count(*) from message)::int as cnt`.execute(
    api.database.db,
  );
  return rows[0]?.cnt ?? 0;
}

describe.each(keyed)("%s with an idempotency key", (id) => {
  const made = operationTable[id].statuses.find((status) => status < 300);

  test("repeats the first response and creates nothing", async () => {
    const { send } = await prepare(id, grower);
    const first = await send();
    const written = await countWrites();
    const again = await send();
    expect([first.codes, first.status]).toEqual([[], made]);
    expect(written).toBeGreaterThan(0);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await countWrites()).toBe(written);
  });

  test("creates one thing for concurrent requests", async () => {
    const { send } = await prepare(id, grower);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([made, made, made]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const single = await countWrites();
    await send("another-key");
    expect(await countWrites()).toBe(2 * single);
  });

  test("returns 409 for another body, and creates nothing", async () => {
    const { send, sendOther } = await prepare(id, grower);
    await send();
    const written = await countWrites();
    const other = await sendOther();
    expect([other.status, other.codes, other.body.data]).toEqual([409, ["idempotency_mismatch"], null]);
    expect(await countWrites()).toBe(written);
    expect((await sendOther("another-key")).status).toBe(made);
  });

  test("creates another thing for another user", async () => {
    const other = await api.addUser();
    const [mine, theirs] = [await prepare(id, grower), await prepare(id, other)];
    const [first, second] = [await mine.send(), await theirs.send()];
    expect([first.status, second.status]).toEqual([made, made]);
    expect(second.body).not.toEqual(first.body);
  });

  test(`repeats the response for ${KEY_HOURS} hours`, async () => {
    const { send } = await prepare(id, grower);
    const first = await send();
    const single = await countWrites();
    const growOlder = (minutes: number) =>
      sql`update idempotency_key set add_date = add_date - make_interval(mins => ${minutes})`.execute(
        api.database.db,
      );
    await growOlder(KEY_HOURS * 60 - 5);
    expect((await send()).body).toEqual(first.body);
    await growOlder(10);
    expect((await send()).body).not.toEqual(first.body);
    expect(await countWrites()).toBe(2 * single);
  });

  test("returns 422 for a malformed key", async () => {
    const { send } = await prepare(id, grower);
    expect((await send("short")).status).toBe(422);
    expect(await countWrites()).toBe(0);
  });
});

test("every implemented operation with idempotency keys was tested", () => {
  const built: readonly string[] = Object.keys(operations);
  const taking = operationIds.filter(
    (id: OperationId) => operationTable[id].idempotent && built.includes(id),
  );
  expect([...keyed].sort()).toEqual([...taking].sort());
});
