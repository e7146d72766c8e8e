import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type NotificationContent, SENT_EVENTS } from "../../events/notification.ts";
import type { KindDescriptor } from "../../kinds/kind.ts";
import { KINDS, type NotifiedKind } from "../../kinds/kinds.ts";

/** Every event with every kind of thing that it can be about. */
const PAIRS = SENT_EVENTS.flatMap((event) =>
  (Object.entries(KINDS) as [NotifiedKind, KindDescriptor][])
    .filter(([, { notifies }]) => notifies.includes(event))
    .map(([type]) => ({ event, type })),
);

/** Kinds that belong to a diary, with the SQL of its id. */
const DIARY: Partial<Record<NotifiedKind, RawBuilder<unknown>>> = {
  diary: sql`t.id`,
  week: sql`t.diary_id`,
  photo: sql`t.diary_id`,
};

/** A random event about a random thing that is there. An admin can always be followed. */
export async function randomContent(tx: Tx, userId: number): Promise<NotificationContent> {
  for (const { event, type } of shuffled(PAIRS)) {
    const thing = await randomThing(tx, type, userId);
    if (thing === null) continue;
    const isGrower = NOTIFICATION_EVENTS[event].from === "grower";
    const from = isGrower ? await randomOther(tx, userId) : null;
    return { event, type, ...thing, from_user_id: from };
  }
  throw new Error("There is nothing to be notified of.");
}

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}

/** The thing at or after a random id, or the first one. */
async function randomThing(
  tx: Tx,
  type: NotifiedKind,
  userId: number,
): Promise<Pick<NotificationContent, "content_id" | "diary_id"> | null> {
  if (type === "user") return { content_id: userId, diary_id: null };
  const table = sql.table(KINDS[type].table);
  const thing = sql`select t.id as content_id, ${DIARY[type] ?? sql`null::bigint`} as diary_id from ${table} t where not t.is_remove`;
  const { rows } = await sql<Pick<NotificationContent, "content_id" | "diary_id">>`
    (${thing} and t.id >= (select floor(random() * (max(id) + 1)) from ${table}) order by t.id limit 1)
    union all (${thing} order by t.id limit 1) limit 1`.execute(tx);
  return rows[0] ?? null;
}

async function randomOther(tx: Tx, userId: number): Promise<number | null> {
  const other = sql`select u.id from users u where not u.is_remove and u.id <> ${userId}`;
  const { rows } = await sql<{ id: number }>`
    (${other} and u.id >= (select floor(random() * (max(id) + 1)) from users) order by u.id limit 1)
    union all (${other} order by u.id limit 1) limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
