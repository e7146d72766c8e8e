import { storedPhotoWidths } from "@grow/domain";
import { sql } from "kysely";
import { type Picture, picturesIn } from "../../../content/posts/pictures-in.ts";
import type { Tx } from "../../../db/database.ts";
import type { Problem } from "../../../errors/api-error.ts";
import { isFreePhoto, type OfferedPhoto, photoRefusal } from "../desks/offered-photo.ts";

/** As many as the contract's `StaffPost` holds. */
const MOST_PICTURES = 100;

interface KnownPhoto extends OfferedPhoto {
  id: number;
  key: string;
  width: number;
}

interface SentPictures {
  /** Null for a new post. */
  readonly postId: number | null;
  readonly userId: number;
  readonly texts: readonly { readonly text: string }[];
  readonly coverId: number | null;
}

/** Checks cover and pictures, and locks the photos so that nothing else takes them meanwhile. @returns also the ids by key */
export async function checkPictures(
  tx: Tx,
  { postId, userId, texts, coverId }: SentPictures,
): Promise<{ readonly problems: Problem[]; readonly idOf: ReadonlyMap<string, number> }> {
  const found = texts.map(({ text }) => picturesIn(text));
  const keys = [...new Set(found.flat().map(({ key }) => key))];
  if (keys.length > MOST_PICTURES)
    return {
      problems: [{ code: "too_many", field: "items_text", params: { max: MOST_PICTURES } }],
      idOf: new Map(),
    };
  const { rows } = await sql<KnownPhoto>`
    select p.id, p.key, p.width, p.kind, p.is_remove,
      (exists (select from post_photo h where h.photo_id = p.id and h.post_id = ${postId})
        or exists (select from post own where own.id = ${postId} and own.cover_id = p.id)) as is_own,
      ${isFreePhoto(userId)} as is_free
    from photo p where p.key = any(${keys}::text[]) or p.id = ${coverId} order by p.id for update`.execute(
    tx,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const problems = found.flatMap((pictures, index) =>
    pictures.flatMap((picture): Problem[] => {
      const code = refusalOfPicture(picture, byKey.get(picture.key));
      return code === null ? [] : [{ code, field: `items_text.${index}.text` }];
    }),
  );
  const cover = coverId === null ? null : photoRefusal(rows.find(({ id }) => id === coverId));
  if (cover !== null) problems.push({ code: cover, field: "cover_id" });
  return { problems, idOf: new Map(rows.map(({ key, id }) => [key, id])) };
}

function refusalOfPicture({ key, width }: Picture, photo: KnownPhoto | undefined): Problem["code"] | null {
  if (key === "") return "wrong_format";
  const code = photoRefusal(photo);
  if (code !== null || photo === undefined) return code;
  return storedPhotoWidths(photo.width).includes(width) ? null : "wrong_format";
}

/** The ids of the photos in a text. */
export function photoIdsIn(html: string, idOf: ReadonlyMap<string, number>): number[] {
  return [...new Set(picturesIn(html).flatMap(({ key }) => idOf.get(key) ?? []))];
}

/** Attaches the photos in the texts to the post. Those that no text and no version shows any more are left to the sweep. */
export async function savePictures(tx: Tx, postId: number, photoIds: readonly number[]): Promise<void> {
  await sql`
    delete from post_photo h where h.post_id = ${postId} and h.photo_id <> all (array(
      select unnest(${photoIds}::bigint[]) union select unnest(v.photo_ids) from post_version v where v.post_id = ${postId}))`.execute(
    tx,
  );
  await sql`
    insert into post_photo (post_id, photo_id, position)
    select ${postId}, given.id, given.place - 1 from unnest(${photoIds}::bigint[]) with ordinality given (id, place)
    on conflict (post_id, photo_id) do update set position = excluded.position`.execute(tx);
}
