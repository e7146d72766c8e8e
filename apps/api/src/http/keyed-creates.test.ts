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

/** How often something was written: every write of content tells it here. */
async function countWrites(): Promise<number> {
  const { rows } = await sql<{ cnt: number }>`select count(*)::int as cnt from event`.execute(
    api.database.db,
  );
  return rows[0]?.cnt ?? 0;
}

describe.each(keyed)("%s with a key", (id) => {
  const made = operationTable[id].statuses.find((status) => status < 300);

  test("sent again answers the same and makes nothing", async () => {
    const { send } = await prepare(id, grower);
    const first = await send();
    const written = await countWrites();
    const again = await send();
    expect([first.codes, first.status]).toEqual([[], made]);
    expect(written).toBeGreaterThan(0);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await countWrites()).toBe(written);
  });

  test("sent several times at once makes one", async () => {
    const { send } = await prepare(id, grower);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([made, made, made]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const single = await countWrites();
    await send("another-key");
    expect(await countWrites()).toBe(2 * single);
  });

  test("with another body is a mistake, and makes nothing", async () => {
    const { send, sendOther } = await prepare(id, grower);
    await send();
    const written = await countWrites();
    const other = await sendOther();
    expect([other.status, other.codes, other.body.data]).toEqual([409, ["idempotency_mismatch"], null]);
    expect(await countWrites()).toBe(written);
    expect((await sendOther("another-key")).status).toBe(made);
  });

  test("of another grower makes his own", async () => {
    const other = await api.addUser();
    const [mine, his] = [await prepare(id, grower), await prepare(id, other)];
    const [first, second] = [await mine.send(), await his.send()];
    expect([first.status, second.status]).toEqual([made, made]);
    expect(second.body).not.toEqual(first.body);
  });

  test(`is remembered for ${KEY_HOURS} hours`, async () => {
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

  test("that is malformed is refused", async () => {
    const { send } = await prepare(id, grower);
    expect((await send("short")).status).toBe(422);
    expect(await countWrites()).toBe(0);
  });
});

test("every built operation that takes a key was tried", () => {
  const built: readonly string[] = Object.keys(operations);
  const taking = operationIds.filter(
    (id: OperationId) => operationTable[id].idempotent && built.includes(id),
  );
  expect([...keyed].sort()).toEqual([...taking].sort());
});
