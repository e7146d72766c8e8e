import { SECTIONS } from "@grow/domain";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { notifyUser } from "./notify-user.ts";

interface Asked {
  readonly problemId: number;
  readonly userId: number;
  readonly text: string;
  /** The row of `event` of the question. */
  readonly eventId: number;
}

/** Links to products of one question that are followed. */
const MAX_LINKS = 5;

const PRODUCT_LINK = new RegExp(`/(${SECTIONS.join("|")})/([a-z0-9-]+)/([a-z0-9-]+)`, "g");

/** The pages of products that a text links to. */
function productLinks(text: string): { section: string; brand: string; product: string }[] {
  const links = new Map<string, { section: string; brand: string; product: string }>();
  for (const [link, section = "", brand = "", product = ""] of text.matchAll(PRODUCT_LINK)) {
    links.set(link, { section, brand, product });
  }
  return [...links.values()].slice(0, MAX_LINKS);
}

/** Notifies the managers of brands whose products a question links to. */
export async function notifyProductQuestion(
  tx: Tx,
  jobs: JobQueue,
  { problemId, userId, text, eventId }: Asked,
): Promise<void> {
  const links = productLinks(text);
  if (links.length === 0) return;
  const { rows } = await sql<{ user_id: number }>`
    select distinct m.user_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (section text, brand text, product text)
    join brand b on b.slug = link.brand and not b.is_remove
    join product p on p.brand_id = b.id and p.section = link.section and p.slug = link.product and not p.is_remove
    join brand_manager m on m.brand_id = b.id
    join users u on u.id = m.user_id and not u.is_remove and not u.is_ban
    where not exists (
      select from user_ban ban where ban.type = 'user' and ban.user_id = ${userId} and ban.content_id = m.user_id)
    order by m.user_id`.execute(tx);
  for (const { user_id } of rows) {
    await notifyUser(tx, jobs, user_id, {
      ...{ event: "problem_product", type: "problem", content_id: problemId, diary_id: null },
      ...{ from_user_id: userId, event_id: eventId },
    });
  }
}
