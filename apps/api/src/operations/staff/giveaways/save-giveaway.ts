import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { refId } from "../desks/catalogue-ref.ts";
import { checkCover, saveCoverAlt } from "../desks/offered-photo.ts";
import { saveTranslations } from "../desks/save-translations.ts";
import { checkTexts } from "../posts/post-texts.ts";
import { fixedIn, fixedProblems } from "./fixed-problems.ts";
import { giveawayProblems } from "./giveaway-problems.ts";
import { giveawaySlug, saveOldSlug } from "./giveaway-slug.ts";
import { publishProblems } from "./publish-problems.ts";
import { recordGiveawayChange } from "./record-giveaway-change.ts";
import { writeByRules } from "./refused-by-rule.ts";
import { saveCategories, saveGiveawayRow, savePrizes, saveTags } from "./save-giveaway-rows.ts";
import {
  type GiveawayText,
  lockStaffGiveaway,
  readStaffGiveaway,
  type StaffGiveaway,
} from "./staff-giveaway.ts";

type Body = RequestBody<"saveStaffGiveaway">;

interface Save {
  /** Null for a new giveaway. */
  readonly id: number | null;
  readonly userId: number;
  readonly body: Body;
}

/**
 * Creates a draft, or saves the giveaway with this id.
 *
 * @throws ApiError 404 without such a giveaway, 409 with the present one for an old version, 422 with values that do not fit or are fixed
 */
export async function saveGiveaway(tx: Tx, { id, userId, body }: Save): Promise<StaffGiveaway> {
  if (id !== null && body.version === undefined) throw invalid([{ code: "required", field: "version" }]);
  const before = id === null ? null : await lockStaffGiveaway(tx, id);
  if (before && before.version !== body.version) throw stale(before);
  if (before?.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  const texts = body.items_text.map((text) => storedText(text, before));
  const brandId = await refId(tx, "brand", body.brand);
  const problems = [
    ...checkTexts(body.lang, texts),
    ...(await giveawayProblems(tx, body, before)),
    ...(await checkCover(tx, { coverId: body.cover_id, ownId: before?.item_cover?.id ?? null, userId })),
    ...(before ? await checkState(tx, before, { body, texts, brandId }) : []),
  ];
  const original = texts.find(({ lang }) => lang === body.lang);
  if (problems.length > 0 || !original) throw invalid(once(problems));
  const slug = giveawaySlug({ title: original.title, wanted: body.slug }, before);
  const isFixed = fixedIn(before);
  const giveawayId = await writeByRules(tx, async () => {
    const saved = await saveGiveawayRow(tx, { id, body, original, slug, brandId, isFixed });
    await saveCategories(tx, saved, body.items_category, isFixed);
    await savePrizes(tx, saved, body.items_prize);
    return saved;
  });
  await saveTags(tx, giveawayId, body.tags);
  await saveOldSlug(tx, before, { id: giveawayId, slug });
  await saveCoverAlt(tx, body);
  const translated = texts.filter((text) => text !== original);
  await saveTranslations(
    tx,
    "giveaway",
    giveawayId,
    translated.map(({ lang, ...fields }) => ({ lang, fields })),
  );
  const after = await readStaffGiveaway(tx, giveawayId);
  await recordGiveawayChange(tx, { type: before ? "staff.update" : "staff.create", userId, before, after });
  return after;
}

/** A text that was not sent stays. */
function storedText(sent: Body["items_text"][number], before: StaffGiveaway | null): GiveawayText {
  const old = before?.items_text.find(({ lang }) => lang === sent.lang);
  const stored = (html: string) => (/\S/.test(html) ? html : "");
  return {
    lang: sent.lang,
    title: sent.title.trim(),
    text: stored(sent.text ?? old?.text ?? ""),
    rules: stored(sent.rules ?? old?.rules ?? ""),
  };
}

interface Sent {
  readonly body: Body;
  readonly texts: readonly GiveawayText[];
  readonly brandId: number | null;
}

/** Of a giveaway with entries, and of one that readers see. */
async function checkState(tx: Tx, before: StaffGiveaway, sent: Sent): Promise<Problem[]> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(tx);
  const now = rows[0]?.now ?? 0;
  const { body, texts } = sent;
  const end = Date.parse(body.date_end);
  return [
    ...fixedProblems({ before, now, ...sent }),
    ...(before.state === "draft" ? [] : publishProblems({ ...body, items_text: texts })),
    ...(before.state !== "draft" && end <= now && end !== Date.parse(before.date_end)
      ? [{ code: "out_of_range" as const, field: "date_end" }]
      : []),
  ];
}

/** Two rules may refuse the same field; the first problem of a field is enough. */
function once(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index);
}
