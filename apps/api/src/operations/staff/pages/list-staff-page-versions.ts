import { sql } from "kysely";
import { presentAuthor } from "../../../content/author.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { listTextVersions } from "../versions/text-versions.ts";
import { versionsOfPage } from "./page-versions.ts";
import { readPageRow } from "./staff-page.ts";

export const listStaffPageVersions = defineOperation(
  "listStaffPageVersions",
  async ({ params, query: { start, limit }, reads }) => {
    const page = await readPageRow(reads, params);
    const { rows, total } = await listTextVersions<{ title: string; is_delivered: boolean }>(
      reads,
      versionsOfPage(page?.id ?? 0),
      { columns: sql`v.title, v.is_delivered`, order: sql`v.number desc`, start, limit },
    );
    const items = rows.map(({ number, title, is_delivered, add_date, ...author }) => ({
      ...{ number, title, is_delivered, add_date },
      item_user: presentAuthor(author),
    }));
    return { status: 200, data: { items, total, start, limit } };
  },
);
