import { sql } from "kysely";
import { addBrand } from "../catalogue-rows.ts";
import type { TestApi, TestUser } from "../test-api.ts";

/** The users of a test, apart from guests. */
export interface Persons {
  /** The owner of the thing. */
  readonly owner: TestUser;
  readonly stranger: TestUser;
  /** A manager of the thing's brand. */
  readonly manager: TestUser;
  readonly otherManager: TestUser;
  readonly moderator: TestUser;
  readonly admin: TestUser;
  readonly brandId: number;
}

/** A role in the test. */
export type Part = "guest" | Exclude<keyof Persons, "brandId">;

/** Creates new users who are unrelated to those of earlier calls. */
export async function addPersons(api: TestApi): Promise<Persons> {
  const [owner, stranger, manager, otherManager] = [
    await api.addUser(),
    await api.addUser(),
    await api.addUser(),
    await api.addUser(),
  ];
  const moderator = await api.addUser({ access: ["moderate"] });
  const admin = await api.addUser({ access: ["admin"] });
  const brandId = await addBrand(api.database.db, { name: `Loam ${manager.id}`, managers: [manager.id] });
  await addBrand(api.database.db, { name: `Ember ${otherManager.id}`, managers: [otherManager.id] });
  return { owner, stranger, manager, otherManager, moderator, admin, brandId };
}

/** Whether all of them are still signed in; some operations end that. */
export async function areSignedIn({ database }: TestApi, { brandId, ...people }: Persons): Promise<boolean> {
  const ids = Object.values(people).map(({ id }) => id);
  const { rows } = await sql<{ cnt: number }>`
    select count(distinct u.id)::int as cnt from users u join session s on s.user_id = u.id
    where u.id = any(${ids}) and not u.is_remove and not u.is_ban and s.revoke_date is null
      and exists (select from brand_manager where brand_id = ${brandId} and user_id = ${people.manager.id})`.execute(
    database.db,
  );
  return rows[0]?.cnt === ids.length;
}
