import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { textLang } from "../../../content/text-lang.ts";
import type { Tx } from "../../../db/database.ts";
import { good, invalid, type Problem } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isHeldByNobody } from "../../../media/photo-owners.ts";

/** Seconds in which an address gets at most one confirmation, so that nobody can fill another's inbox. */
const CONFIRMATION_PERIOD = 300;

/** The address stays unproved. Its confirmation therefore contains nothing that the writer chose. */
export const sendContact = defineOperation(
  "sendContact",
  async ({ body, user, db, locale, captcha, jobs, transaction }) => {
    const { recaptcha, topic, link, photo_id } = body;
    // A session proves its member.
    if (user === null) {
      if (recaptcha === undefined) throw invalid([{ code: "required", field: "recaptcha" }]);
      if (!(await captcha.accepts(db, recaptcha))) throw invalid([{ code: "captcha", field: "recaptcha" }]);
    }
    const email = body.email.trim();
    // No event: letters are for staff only, and no page shows them.
    await transaction(async (tx) => {
      const problem = photo_id === undefined ? null : await refusal(tx, photo_id, user?.id ?? null);
      if (problem !== null) throw invalid([{ code: problem, field: "photo_id" }]);
      const { rows } = await sql<{ id: number }>`
        insert into contact (user_id, topic, name, email, subject, text, link, photo_id, lang)
        values (${user?.id ?? null}, ${topic}, ${body.name.trim()}, ${email}, ${body.subject.trim()}, ${body.text.trim()},
          ${link ?? null}, ${photo_id ?? null}, ${textLang(locale)})
        returning id`.execute(tx);
      const once = { key: `contact ${email.toLowerCase()}`, seconds: CONFIRMATION_PERIOD };
      await jobs.send("confirm-contact", { contact_id: rows[0]?.id ?? 0 }, tx, once);
    });
    return { status: 200, data: null, details: [good("sent")] };
  },
);

interface KnownPhoto {
  kind: "photo" | "video";
  user_id: number | null;
  week_id: number | null;
  is_remove: boolean;
  is_loose: boolean;
}

/** Why a screenshot cannot be attached; null if it can. Locks it, so that nothing else takes it meanwhile. */
async function refusal(
  tx: Tx,
  id: NonNullable<RequestBody<"sendContact">["photo_id"]>,
  userId: number | null,
): Promise<Problem["code"] | null> {
  const { rows } = await sql<KnownPhoto>`
    select p.kind, p.user_id, p.week_id, p.is_remove, ${isHeldByNobody} as is_loose
    from photo p where p.id = ${id} for update`.execute(tx);
  const [photo] = rows;
  if (!photo) return "unknown_reference";
  const isOwn = userId !== null && photo.user_id === userId;
  if (!isOwn || photo.week_id !== null || !photo.is_loose) return "foreign_photo";
  if (photo.is_remove) return "removed_photo";
  return photo.kind === "photo" ? null : "wrong_type";
}
