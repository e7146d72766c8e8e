import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";
import { type PhotoRow, presentPhoto } from "../../../media/present-photo.ts";

type Contact = Schema<"Contact">;

interface ContactRow extends Omit<Contact, "item_user" | "photo" | "items_reply">, AuthorColumns {
  photo: PhotoRow | null;
}

interface ReplyRow extends AuthorColumns {
  contact_id: number;
  id: number;
  text: string;
  add_date: string;
}

/** Answers of one message that are shown. */
const MAX_REPLIES = 100;

const author = sql`u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key`;

/**
 * Messages to the site's team with their answers.
 *
 * @param which a condition over messages `c`, with order and range
 */
export async function readContacts(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
): Promise<Contact[]> {
  const { rows } = await sql<ContactRow>`
    select c.id, c.topic, c.name, c.email, c.subject, c.text, c.link, c.lang, c.state, c.add_date, c.cnt_replies, ${author},
      case when p.id is not null then json_build_object(
        'id', p.id, 'key', p.key, 'width', p.width, 'height', p.height, 'color', p.color, 'alt', p.alt) end as photo
    from contact c
    left join users u on u.id = c.user_id and not u.is_remove
    left join photo p on p.id = c.photo_id and not p.is_remove
    where ${which}`.execute(db);
  const replies = await readReplies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { author_id: _, author_name: _name, author_avatar_key: _key, photo, ...contact } = row;
    return {
      ...contact,
      item_user: presentAuthor(row),
      photo: photo && presentPhoto(photo),
      items_reply: replies.get(row.id)?.slice(0, MAX_REPLIES) ?? [],
    };
  });
}

async function readReplies(
  db: QueryExecutorProvider,
  ids: readonly number[],
): Promise<Map<number, Schema<"ContactReply">[]>> {
  const { rows } = await sql<ReplyRow>`
    select r.contact_id, r.id, r.text, r.add_date, ${author}
    from contact_reply r left join users u on u.id = r.moderator_id and not u.is_remove
    where r.contact_id = any(${ids}::bigint[]) order by r.contact_id, r.id`.execute(db);
  const found = new Map<number, Schema<"ContactReply">[]>();
  for (const row of rows) {
    const { id, text, add_date } = row;
    const reply = { id, text, add_date, item_user: presentAuthor(row) };
    found.set(row.contact_id, [...(found.get(row.contact_id) ?? []), reply]);
  }
  return found;
}
