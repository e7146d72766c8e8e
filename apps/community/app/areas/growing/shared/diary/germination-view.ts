import type { Schema } from "@grow/contract";

/** How the seeds of a diary were germinated. */
export interface GerminationView {
  readonly date: string | null;
  /** Code of the method. */
  readonly method: number | null;
  readonly sown: number | null;
  readonly sprouted: number | null;
}

/** The germination of a week; null for other weeks and without data. */
export function germinationView({
  faza,
  props,
}: Pick<Schema<"Week">, "faza" | "props">): GerminationView | null {
  if (faza !== -1) return null;
  const view = {
    date: props.germ_date ?? null,
    method: props.germination_method ?? null,
    sown: props.seeds_sown ?? null,
    sprouted: props.seeds_sprouted ?? null,
  };
  return Object.values(view).every((value) => value === null) ? null : view;
}
