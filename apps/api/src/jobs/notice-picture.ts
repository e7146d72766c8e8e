import { type RawBuilder, sql } from "kysely";
import { urlUpTo } from "../media/present-photo.ts";

/** The columns of a picture; null when a thing has none. */
export type NoticePicture = { key: string; width: number } | null;

/** @param from - what joins the photo as `p`, with its condition */
const firstOf = (from: RawBuilder<unknown>) => sql`(
  select json_build_object('key', p.key, 'width', p.width) from ${from}
    and not p.is_remove and p.kind = 'photo' and p.state = 'ready'
  order by p.position, p.id limit 1)`;

const squareOf = (key: RawBuilder<unknown>) =>
  sql`case when ${key} is not null then json_build_object('key', ${key}, 'width', 160) end`;

/** Photos of a diary, except those that some readers may not see. */
const inDiary = (diaryId: RawBuilder<unknown>) =>
  sql`photo p join diary d on d.id = p.diary_id and d.is_visible and not d.is_lock where p.diary_id = ${diaryId}`;

const inQuestion = (id: RawBuilder<unknown>) =>
  firstOf(sql`problem_photo pp join photo p on p.id = pp.photo_id where pp.problem_id = ${id}`);

/**
 * SQL for the picture of a thing: of a week its first photo, of a question its photo, of a video the still, of a review the product, of a
 * brand its logo. Otherwise the diary's cover, then the avatar of the person who caused it. Only public pictures: an email is read without
 * a sign-in session.
 */
export function noticePicture(of: {
  type: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  diaryId: RawBuilder<unknown>;
  avatarKey: RawBuilder<unknown>;
}): RawBuilder<NoticePicture> {
  const { type, id, diaryId, avatarKey } = of;
  return sql<NoticePicture>`coalesce(
    case ${type}
      when 'week' then ${firstOf(sql`${inDiary(diaryId)} and p.week_id = ${id}`)}
      when 'photo' then ${firstOf(sql`${inDiary(diaryId)} and p.id = ${id}`)}
      when 'problem' then ${inQuestion(id)}
      when 'solution' then ${inQuestion(sql`(select s.problem_id from solution s where s.id = ${id})`)}
      when 'video' then ${firstOf(sql`video v join photo p on p.id = v.cover_id where v.id = ${id} and v.is_publish`)}
      when 'review' then (
        select ${squareOf(sql`o.logo_key`)} from review r join product o on o.id = r.product_id where r.id = ${id})
      when 'brand' then (select ${squareOf(sql`b.logo_key`)} from brand b where b.id = ${id})
    end,
    ${firstOf(sql`diary d join photo p on p.id = d.photo_id where d.id = ${diaryId} and d.is_visible`)},
    ${squareOf(avatarKey)})`;
}

/** Widths of pictures in emails on a sharp screen, px: a line of a list, and the picture of a single event. */
const PICTURE_WIDTHS = { line: 160, lead: 960 } as const;

/** The address of a picture; "" without one. */
export function pictureUrl(
  publicUrl: string,
  picture: NoticePicture,
  place: keyof typeof PICTURE_WIDTHS,
): string {
  return picture === null ? "" : publicUrl + urlUpTo(picture, PICTURE_WIDTHS[place]);
}
