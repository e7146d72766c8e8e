import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react/macro";
import { methodWord } from "../../../../shared/week-log/germination-words.ts";
import type { GerminationView } from "./germination-view.ts";

interface GerminationRow {
  readonly name: string;
  readonly value: string;
  readonly detail?: string;
}

/** A germination as rows: method, seeds, date. */
export function useGerminationRows({ date, method, sown, sprouted }: GerminationView): GerminationRow[] {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const rows: GerminationRow[] = [];
  if (method !== null) {
    const name = t({ id: "diary.germination.method", message: "Germination method" });
    rows.push({ name, value: methodWord(i18n, method) });
  }
  if (sown !== null && sprouted !== null) {
    rows.push({
      name: t({ id: "diary.germination.sprouted", message: "Seeds sprouted" }),
      value: t({
        id: "diary.germination.ofSown",
        message: `${{ sprouted: formats.number(sprouted) }} of ${{ sown: formats.number(sown) }}`,
      }),
      detail: formats.percent(sprouted / sown),
    });
  } else if (sown !== null) {
    rows.push({
      name: t({ id: "diary.germination.sown", message: "Seeds sown" }),
      value: formats.number(sown),
    });
  }
  if (date !== null) {
    const name = t({ id: "diary.germination.date", message: "Germination date" });
    rows.push({ name, value: formats.date(date) });
  }
  return rows;
}
