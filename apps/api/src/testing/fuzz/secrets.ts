import { sql } from "kysely";
import { addBrand, addProduct, addStrain } from "../catalogue-rows.ts";
import { addDiary, addPhoto, addWeek } from "../diary-rows.ts";
import { addPost, addVoting, inHours, translatePost } from "../post-rows.ts";
import { addReview, addUsedProduct } from "../review-rows.ts";
import type { TestApi, TestUser } from "../test-api.ts";

/** A text that must not leak. */
export interface Secret {
  readonly text: string;
  /** Whether a URL may show it to this user, who already knew of it. */
  isShown?(url: string, reader: TestUser | null): boolean;
}

/** Users and things to send requests about, and secrets that must not leak. */
export interface FuzzWorld {
  /** The requesting users; null is a guest. None of them may read the secrets. */
  readonly strangers: readonly (TestUser | null)[];
  /** Users who may read everything. */
  readonly staff: readonly TestUser[];
  readonly secrets: readonly Secret[];
  /** Whether all users are still signed in and the author still has things: requests may end and delete them. */
  isWhole(): Promise<boolean>;
}

/**
 * Fills an empty database. The keeper has secrets and does nothing; the author has things that requests may change, to reach as much code
 * as possible.
 */
export async function openWorld(api: TestApi): Promise<FuzzWorld> {
  const { db } = api.database;
  const author = await api.addUser({ name: "author" });
  const manager = await api.addUser({ name: "manager" });
  const stranger = await api.addUser({ name: "stranger" });
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  const admin = await api.addUser({ name: "admin", access: ["admin"] });

  const strainId = await addStrain(db, "Night Plum");
  const brandId = await addBrand(db, { name: "Loam", managers: [manager.id] });
  await addBrand(db, { name: "Ember", section: "seedbank" });
  await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
  await addProduct(db, { name: "Grow A", brandId });
  const own = await addDiary(db, { userId: author.id });
  await addDiary(db, { userId: author.id, name: "Second tent" });
  for (const days of [1, 8]) {
    const weekId = await addWeek(db, own, { days, text: "Well." });
    await addPhoto(db, { user_id: author.id, diary_id: own, week_id: weekId });
  }
  await addPhoto(db, { user_id: author.id, diary_id: own });
  await addComment(api, own, author.id, "Beautiful plant.");

  const secrets = await hideSecrets(api);
  const staff = [moderator, admin];
  const askers = [stranger, author, manager, ...staff];
  return {
    strangers: [null, stranger, author, manager],
    staff,
    secrets,
    async isWhole() {
      const { rows } = await sql<{ is_whole: boolean }>`
        select (select count(distinct s.user_id) from session s join users u on u.id = s.user_id
            where u.id = any(${askers.map(({ id }) => id)}) and s.revoke_date is null and not u.is_remove and not u.is_ban)
            = ${askers.length}
          and exists (select from week w join diary d on d.id = w.diary_id
            where d.id = ${own} and not d.is_remove and not w.is_remove)
          and exists (select from brand_manager where user_id = ${manager.id}) as is_whole`.execute(db);
      return rows[0]?.is_whole ?? false;
    },
  };
}

/** Inserts the keeper's secrets: every new place for private data adds one here. */
async function hideSecrets(api: TestApi): Promise<Secret[]> {
  const { db } = api.database;
  const secrets: Secret[] = [];
  const hide = (name: string, isShown?: Secret["isShown"]) => {
    const text = `canary-${name}`;
    secrets.push(isShown === undefined ? { text } : { text, isShown });
    return text;
  };
  const keeper = await api.addUser({ name: "keeper" });
  secrets.push({ text: keeper.token });
  const email = `${hide("mail")}@example.org`;
  await sql`update user_email set email_key = ${email} where user_id = ${keeper.id}`.execute(db);
  await sql`
    update account set email = ${email}, first_name = ${hide("first-name")}, last_name = ${hide("last-name")}
    where user_id = ${keeper.id}`.execute(db);
  await sql`
    insert into explore_preset (user_id, x, name) values (${keeper.id}, 1, ${hide("preset")})`.execute(db);

  const removed = { is_remove: true, remove_date: "2026-01-01" };
  const states = {
    private: { visibility: "private" },
    hidden: { is_hidden: true },
    waiting: { is_moderate: true, moderation_text: hide("waiting-reason") },
    rejected: { is_ban: true, moderation_text: hide("rejected-reason") },
    removed,
  };
  for (const [state, columns] of Object.entries(states)) {
    const diary = await addDiary(db, { userId: keeper.id, name: hide(`${state}-diary`), columns });
    const week = await addWeek(db, diary, { text: hide(`${state}-week`) });
    await addPhoto(db, { user_id: keeper.id, diary_id: diary, week_id: week, alt: hide(`${state}-photo`) });
    await addComment(api, diary, keeper.id, hide(`${state}-comment`));
  }
  const unlisted = await addDiary(db, { userId: keeper.id, columns: { visibility: "unlisted" } });
  // Users with its URL may read it, and followers find it in their list.
  const own = new RegExp(`/(diaries|diary)/${unlisted}(-|/|\\?|$)`);
  const isShown: Secret["isShown"] = (url, reader) =>
    own.test(url) || (reader !== null && isAmongOwnFollows(url, reader));
  await sql`update diary set name = ${hide("unlisted-diary", isShown)} where id = ${unlisted}`.execute(db);
  await addComment(api, unlisted, keeper.id, hide("unlisted-comment", isShown));

  const open = await addDiary(db, {
    userId: keeper.id,
    name: "Open tent",
    columns: { moderation_text: hide("open-reason") },
  });
  await addWeek(db, open, { text: hide("removed-week"), ...removed });
  const locked = await addDiary(db, { userId: keeper.id, name: "Locked tent", columns: { is_lock: true } });
  await addWeek(db, locked, { days: 1, text: "For everybody." });
  const behindWall = await addWeek(db, locked, { days: 8, text: hide("locked-week") });
  await sql`
    insert into comment (type, content_id, user_id, text, lang)
    values ('week', ${behindWall}, ${keeper.id}, ${hide("locked-comment")}, 'en')`.execute(db);
  await sql`
    insert into translation (type, content_id, field, lang, text, source)
    values ('week', ${behindWall}, 'text', 'de', ${hide("locked-translation")}, 'person')`.execute(db);
  await sql`
    insert into complaint (type, content_id, user_id, reason, text)
    values ('diary', ${open}, ${keeper.id}, 'other', ${hide("complaint")})`.execute(db);
  const reviewed = await addUsedProduct(db, keeper.id);
  await addReview(db, { ...reviewed, userId: keeper.id, text: hide("removed-review"), columns: removed });
  await addReview(db, {
    ...(await addUsedProduct(db, keeper.id)),
    userId: keeper.id,
    text: hide("closed-review"),
    columns: { is_ban: true },
  });
  await sql`
    insert into comment (type, content_id, user_id, text, lang, is_remove, remove_date)
    values ('diary', ${open}, ${keeper.id}, ${hide("removed-comment")}, 'en', true, now())`.execute(db);
  await hidePost(api, keeper.id, hide);
  return secrets;
}

/** A scheduled post with everything that belongs to it. */
async function hidePost(
  { database: { db } }: TestApi,
  userId: number,
  hide: (name: string) => string,
): Promise<void> {
  const tags = [hide("post-tag")];
  await addPost(db, { slug: "open-post", columns: { user_id: userId } });
  const id = await addPost(db, {
    slug: hide("post-slug"),
    tags,
    columns: {
      ...{ user_id: userId, title: hide("post-title"), text: `<p>${hide("post-text")}</p>` },
      view_date: inHours(48),
    },
  });
  await translatePost(db, id, "de", {
    title: hide("post-german"),
    text: `<p>${hide("post-german-text")}</p>`,
  });
  await sql`
    insert into post_version (post_id, lang, number, title, text)
    values (${id}, 'en', 1, ${hide("post-version")}, ${`<p>${hide("post-version-text")}</p>`})`.execute(db);
  await addVoting(db, { post_id: id, title: hide("post-voting"), date_end: inHours(72) });
}

function isAmongOwnFollows(url: string, { id, name }: TestUser): boolean {
  return new RegExp(`/users/(${id}|${name})/following`, "i").test(url);
}

async function addComment(
  { database }: TestApi,
  diaryId: number,
  userId: number,
  text: string,
): Promise<void> {
  await sql`
    insert into comment (type, content_id, user_id, text, lang)
    values ('diary', ${diaryId}, ${userId}, ${text}, 'en')`.execute(database.db);
}
