import { type RawBuilder, sql } from "kysely";
import { openPost, openVoting } from "../../../kinds/open-post.ts";

/** Name and public link of something that staff edits and growers neither comment on nor report. */
interface DeskThing {
  /** SQL of its name by id. */
  readonly name: RawBuilder<unknown>;
  /** SQL of its link by id: null while readers don't see it. */
  readonly link: RawBuilder<unknown>;
}

type Columns = Record<"type" | "id", RawBuilder<unknown>>;

/** Where readers find the pages whose address is not their name. Texts that other pages show have none. */
const PAGE_LINKS = sql`case when p.name = 'careers' then '/journal/careers'
  when p.name not in ('welcome', 'premium', 'partner') then '/' || p.name end`;

const THINGS: Readonly<Record<string, (id: RawBuilder<unknown>) => DeskThing>> = {
  voting: (id) => ({
    name: sql`select title from voting where id = ${id}`,
    link: sql`select '/journal/voting/' || v.id from voting v where v.id = ${id} and ${openVoting("v")}`,
  }),
  award: (id) => ({
    name: sql`select title from award where year = ${id}`,
    link: sql`select '/awards/' || year from award where year = ${id} and is_publish`,
  }),
  // A category or tag without posts has no page.
  post_category: (id) => ({
    name: sql`select name from post_category where id = ${id}`,
    link: sql`select '/journal/category/' || c.slug from post_category c
      where c.id = ${id} and exists (select from post p where p.category = c.slug and ${openPost("p")})`,
  }),
  post_tag: (id) => ({
    name: sql`select coalesce((select t.name from post_tag_text t where t.tag = c.tag order by t.lang <> 'en', t.lang limit 1), c.tag)
      from journal_tag c where c.id = ${id}`,
    link: sql`select '/journal/tags/' || c.tag from journal_tag c
      where c.id = ${id} and exists (select from post_tag pt join post p on p.id = pt.post_id where pt.tag = c.tag and ${openPost("p")})`,
  }),
  // Where a banner is shown, nobody can tell: it has no page.
  banner: (id) => ({
    name: sql`select name from banner where id = ${id} and not is_remove`,
    link: sql`select null::text`,
  }),
  error: (id) => ({
    name: sql`select message from error_group where id = ${id}`,
    link: sql`select null::text`,
  }),
  page: (id) => ({
    name: sql`select title from page where id = ${id}`,
    link: sql`select ${PAGE_LINKS} from page p where p.id = ${id}`,
  }),
};

/** SQL of the name of a thing of the desk. Null for any other, and for one that no longer exists. */
export const deskThingName = (columns: Columns) => choose(columns, "name");

/** SQL of its link. Null for any other, and for one that readers don't see. */
export const deskThingLink = (columns: Columns) => choose(columns, "link");

function choose({ type, id }: Columns, part: keyof DeskThing): RawBuilder<string | null> {
  const cases = Object.entries(THINGS).map(
    ([name, thing]) => sql`when ${sql.lit(name)} then (${thing(id)[part]})`,
  );
  return sql<string | null>`case ${type} ${sql.join(cases, sql` `)} end`;
}
