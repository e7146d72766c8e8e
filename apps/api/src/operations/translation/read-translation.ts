import type { Schema } from "@grow/contract";
import type { Locale } from "@grow/i18n/locales";
import type { FastifyBaseLogger } from "fastify";
import type { TranslateConfig } from "../../config/config.ts";
import { findTarget } from "../../content/targets/find-target.ts";
import { forEveryone } from "../../db/client-scope.ts";
import type { Db } from "../../db/database.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import type { Originals } from "../../kinds/kind.ts";
import { KINDS, type TranslatedKind } from "../../kinds/kinds.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { MachineError, machineTranslate } from "./machine.ts";
import { type OriginalRow, readOriginal, storeMachineText, type TextRow } from "./queries.ts";

interface Wanted {
  readonly type: TranslatedKind;
  readonly id: number;
  readonly lang: Locale;
}

interface Tools {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly user: Reader | null;
  readonly config: { readonly translate: TranslateConfig | null };
}

/**
 * The texts of a thing in a language: stored ones, else those of the translation server if there is one, else the original.
 *
 * @throws ApiError 404 if the user may not see the thing, 422 for an unsupported language
 */
export async function readTranslation(
  { db, log, user, config }: Tools,
  wanted: Wanted,
): Promise<Schema<"Translation">> {
  const { type, id, lang } = wanted;
  if (lang === "en-tr") throw invalid([{ code: "not_allowed", field: "lang" }]);
  if ((await findTarget(db, type, id, user)) === null) throw notFound();
  const row = await readOriginal(db, type, id, lang);
  if (!row) throw notFound();
  const missing = row.lang === lang ? [] : missingTexts(type, row);
  if (missing.length > 0 && config.translate && !KINDS[type].translation.isHtml) {
    try {
      Object.assign(row.stored, await askOnce(db, config.translate, wanted, row.lang, missing));
    } catch (error) {
      if (!(error instanceof MachineError)) throw error;
      log.warn({ type, id, lang, reason: error.message }, "no machine translation");
    }
  }
  return present(wanted, row);
}

interface Text {
  readonly field: string;
  readonly original: string;
}

/** The texts of a thing that say something. */
function textsOf(type: TranslatedKind, { title, text }: Pick<OriginalRow, "title" | "text">): Text[] {
  const { title: titleField, text: textField }: Originals = KINDS[type].translation;
  return [
    { field: titleField, original: title ?? "" },
    { field: textField, original: text },
  ].filter((one): one is Text => one.field !== null && /\S/.test(one.original));
}

function missingTexts(type: TranslatedKind, row: OriginalRow): Text[] {
  return textsOf(type, row).filter(({ field }) => row.stored[field] === undefined);
}

/** Pending calls, so that concurrent requests share one. */
const underWay = new Map<string, Promise<Record<string, TextRow>>>();

function askOnce(
  db: Db,
  machine: TranslateConfig,
  { type, id, lang }: Wanted,
  from: string,
  missing: readonly Text[],
): Promise<Record<string, TextRow>> {
  const key = JSON.stringify([machine.url, type, id, lang, missing]);
  const ask = async () => {
    // A call that has just ended may have stored them meanwhile.
    const made = (await readOriginal(db, type, id, lang))?.stored ?? {};
    const open = missing.filter(({ field }) => made[field] === undefined);
    if (open.length === 0) return made;
    const texts = await machineTranslate(
      machine,
      open.map(({ original }) => original),
      from,
      lang,
    );
    for (const [index, { field, original }] of open.entries()) {
      const text = texts[index] ?? "";
      await storeMachineText(db, { type, id, field, lang, original, text });
      made[field] = { text, source: "machine" };
    }
    return made;
  };
  const call = underWay.get(key) ?? forEveryone(ask).finally(() => underWay.delete(key));
  underWay.set(key, call);
  return call;
}

function present({ type, id, lang }: Wanted, row: OriginalRow): Schema<"Translation"> {
  const { title, text }: Originals = KINDS[type].translation;
  const needed = textsOf(type, row);
  const isTranslated =
    row.lang !== lang && needed.length > 0 && needed.every(({ field }) => row.stored[field] !== undefined);
  if (!isTranslated) {
    return { type, id, lang: row.lang, title: row.title, text: row.text, is_translated: false, source: null };
  }
  const shown = (field: string | null, original: string) =>
    (field === null ? undefined : row.stored[field]?.text) ?? original;
  const isMachines = needed.some(({ field }) => row.stored[field]?.source === "machine");
  return {
    type,
    id,
    lang,
    title: row.title === null ? null : shown(title, row.title),
    text: shown(text, row.text),
    is_translated: true,
    source: isMachines ? "machine" : "person",
  };
}
