import type { Schema } from "@grow/contract";
import { measuresFrom } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { userLink } from "../../content/author.ts";

type Export = Schema<"AccountExport">;

interface Row {
  name: string;
  profile: Export["profile"];
  socials: Export["socials"];
  measures: unknown;
  sidebar_sort: Export["sidebar_sort"];
  explore: Export["explore"];
  avatars: { id: number; is_current: boolean }[];
  items_follow: Export["items_follow"];
}

/**
 * The open form of an account.
 *
 * @param fileOf - name of a photo in the archive, by its id; undefined for one that is not in it
 */
export async function readAccountExport(
  db: QueryExecutorProvider,
  userId: number,
  { publicUrl, now, fileOf }: { publicUrl: string; now: Date; fileOf(id: number): string | undefined },
): Promise<Export> {
  const { rows } = await sql<Row>`
    select u.name, a.measures, a.sidebar_sort,
      json_build_object('about', u.about, 'lang', u.lang, 'grow_since', u.grow_since, 'is_discreet', u.is_discreet,
        'item_growing', json_build_object('fvs_name', u.fvs_name, 'fvn_name', u.fvn_name, 'fav_method', u.fav_method)) as profile,
      json_build_object('instagram', u.instagram, 'youtube', u.youtube, 'facebook', u.facebook, 'x', u.x,
        'website', u.website) as socials,
      (select coalesce(json_agg(json_build_object('name', e.name, 'tags', e.tags) order by e.position, e.x), '[]')
       from explore_preset e where e.user_id = u.id) as explore,
      (select coalesce(json_agg(json_build_object('id', p.id, 'is_current', p.key is not distinct from u.avatar_key)
         order by v.add_date, p.id), '[]')
       from avatar v join photo p on p.id = v.photo_id and not p.is_remove where v.user_id = u.id) as avatars,
      (select coalesce(json_agg(json_build_object('type', f.type, 'name', f.name)), '[]') from (
         select f.type, coalesce(g.name, b.name) as name from follow f
         left join users g on f.type = 'user' and g.id = f.content_id and not g.is_remove
         left join brand b on f.type = 'brand' and b.id = f.content_id and not b.is_remove
         where f.user_id = u.id and f.type in ('user', 'brand') and coalesce(g.name, b.name) is not null
         order by f.add_date desc, f.content_id desc limit 1000) f) as items_follow
    from users u join account a on a.user_id = u.id where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`User ${userId} has no account to export.`);
  const { name, profile, socials, measures, sidebar_sort, explore, avatars, items_follow } = row;
  return {
    format: "grow-account",
    version: 1,
    export_date: now.toISOString(),
    link: publicUrl + userLink(name),
    profile,
    socials,
    measures: measuresFrom(measures),
    sidebar_sort,
    explore,
    items_avatar: avatars.flatMap(({ id, is_current }) => {
      const file = fileOf(id);
      return file === undefined ? [] : [{ file, is_current }];
    }),
    items_follow,
  };
}
