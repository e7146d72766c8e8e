import type { RequestBody } from "@grow/contract";
import { plainText } from "@grow/domain";
import { sql } from "kysely";
import { picturesIn } from "../../../content/posts/pictures-in.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { requireFreeNewsletter } from "./newsletter-limits.ts";
import { checkPictures, savePictures } from "./newsletter-pictures.ts";
import type { NewsletterContent } from "./newsletter-rows.ts";

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** The fields that a request brings. */
export function givenContent(body: RequestBody<"saveNewsletter">): Partial<NewsletterContent> {
  const { brand_id: _brand, is_draft: _draft, version: _version, ...fields } = body;
  return fields;
}

interface Stored {
  /** Null for a new one. */
  readonly id: number | null;
  readonly brandId: number;
  readonly userId: number;
  readonly content: NewsletterContent;
  readonly isDraft: boolean;
  readonly now: Date;
}

/**
 * Saves a newsletter as a draft, or schedules it. Without a time it is due at once.
 *
 * @returns its id
 * @throws ApiError 403 and 422 for what may not be saved or sent
 */
export async function storeNewsletter(
  tx: Tx,
  { id, brandId, userId, content, isDraft, now }: Stored,
): Promise<number> {
  const photos = await checkPictures(tx, brandId, content.text);
  const sendDate = isDraft ? content.send_date : (content.send_date ?? now.toISOString());
  if (!isDraft) {
    const problems = missing(content, now);
    if (problems.length > 0) throw invalid(problems);
    await requireFreeNewsletter(tx, brandId, new Date(sendDate ?? now));
  }
  const state = isDraft ? "draft" : "scheduled";
  const { title, preview, text, lang, audience, langs } = content;
  const columns = sql`(title, preview, text, lang, audience, langs, state, send_date, user_id, update_date)`;
  const values = sql`${title.trim()}, ${preview.trim()}, ${text}, ${lang}, ${audience}, ${langs}::text[], ${state}, ${sendDate}::timestamptz,
    ${userId}::bigint, ${now}::timestamptz`;
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          insert into newsletter (brand_id, title, preview, text, lang, audience, langs, state, send_date, user_id, update_date)
          values (${brandId}, ${values}) returning id`.execute(tx)
      : await sql<{ id: number }>`
          update newsletter set ${columns} = (${values}), version = version + 1 where id = ${id} returning id`.execute(
          tx,
        );
  const savedId = rows[0]?.id ?? 0;
  await savePictures(tx, savedId, photos);
  const deeds = [...(id === null ? ["create"] : []), ...(isDraft ? [] : ["schedule"])];
  for (const deed of deeds)
    await recordEvent(tx, {
      ...{ type: `newsletter.${deed}`, user_id: userId, content_type: "newsletter", content_id: savedId },
      params: { name: title.trim() },
    });
  return savedId;
}

/** What keeps a newsletter from being sent. */
function missing({ title, text, send_date }: NewsletterContent, now: Date): Problem[] {
  const problems: Problem[] = [];
  if (title.trim() === "") problems.push({ code: "required", field: "title" });
  if (plainText(text) === "" && picturesIn(text).length === 0)
    problems.push({ code: "required", field: "text" });
  const ahead = send_date === null ? 0 : Date.parse(send_date) - now.getTime();
  if (ahead < 0 || ahead > YEAR) problems.push({ code: "out_of_range", field: "send_date" });
  return problems;
}
