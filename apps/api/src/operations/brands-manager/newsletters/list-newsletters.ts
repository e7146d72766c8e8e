import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { countReach } from "./count-reach.ts";
import { freeNewsletters } from "./newsletter-limits.ts";
import { presentNewsletter, readNewsletters } from "./newsletter-rows.ts";

const AUDIENCES = ["followers", "growers"] as const;

export const listNewsletters = defineOperation(
  "listNewsletters",
  async ({ query, user, reads, found, now }) => {
    const { id } = found(managedBrand);
    const { start, limit } = query;
    const page = sql`order by n.id desc limit ${limit} offset ${start}`;
    const items = await readNewsletters(reads, sql`n.brand_id = ${id}`, page);
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from newsletter where brand_id = ${id} and not is_remove`.execute(reads);
    const sender = { brandId: id, writerId: user.id };
    const audiences = [];
    for (const audience of AUDIENCES) {
      const { cnt_users } = await countReach(reads, sender, { audience, langs: [] });
      audiences.push({ audience, cnt_users });
    }
    return {
      status: 200,
      data: {
        ...{ items: items.map(presentNewsletter), total: rows[0]?.total ?? 0, start, limit },
        ...{ audiences, cnt_free: await freeNewsletters(reads, id, now()) },
      },
    };
  },
);
