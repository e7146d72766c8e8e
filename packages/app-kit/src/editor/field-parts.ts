import type { FormFields } from "./form-fields.ts";

/** How the versions of a form are compared and merged: by parts, of one field or of several that belong together. */
export interface FormParts {
  /** The values of the parts by their names, for comparison. */
  of(fields: FormFields): FormFields;
  /** The form with one part of another version. */
  take(mine: FormFields, theirs: FormFields, part: string): FormFields;
}

/** Descriptions and addresses of the photos of a field belong to it, and the number of those on their way. */
const PHOTO_FIELD = /^(.+)_(?:(alt|url)_\d+|waiting)$/;

/**
 * Parts of a form whose fields are compared as they are.
 *
 * @param groups - names of parts by the beginning of their fields' names. A ticked box of a group counts by the rest of its name
 * @param ignored - fields that are never compared
 */
export function plainParts(
  groups: Readonly<Record<string, string>> = {},
  ignored: readonly string[] = [],
): FormParts {
  const starts = Object.entries(groups);
  const groupOf = (name: string) => starts.find(([start]) => name.startsWith(start));
  const partOf = (name: string) => groupOf(name)?.[1] ?? PHOTO_FIELD.exec(name)?.[1] ?? name;
  return {
    of(fields) {
      const parts: Record<string, string[]> = {};
      for (const name of Object.keys(fields).sort()) {
        const value = fields[name]?.trim() ?? "";
        const part = partOf(name);
        if (value === "" || ignored.includes(name) || PHOTO_FIELD.exec(name)?.[2] === "url") continue;
        const ticked = value === "on" ? name.slice(groupOf(name)?.[0].length ?? name.length) : "";
        parts[part] = [...(parts[part] ?? []), ticked || value];
      }
      return Object.fromEntries(Object.entries(parts).map(([part, values]) => [part, values.join("\n")]));
    },
    take(mine, theirs, part) {
      const own = Object.entries(mine).filter(([name]) => partOf(name) !== part);
      const taken = Object.entries(theirs).filter(([name]) => partOf(name) === part);
      return Object.fromEntries([...own, ...taken]);
    },
  };
}

/** The names of the parts in which two versions differ. */
export function differingParts(parts: FormParts, one: FormFields, other: FormFields): string[] {
  const [left, right] = [parts.of(one), parts.of(other)];
  const names = [...new Set([...Object.keys(right), ...Object.keys(left)])];
  return names.filter((name) => (left[name] ?? "") !== (right[name] ?? ""));
}

/** One of two versions of a form that two people changed. */
export type Side = "mine" | "theirs";

/** A version that a colleague saved while the form was edited. */
export interface VersionMerge {
  readonly version: number | string;
  readonly mine: FormFields;
  readonly theirs: FormFields;
  /** The parts that differ, with the side that is in the form. */
  readonly chosen: Readonly<Record<string, Side>>;
}

/**
 * Compares the form with the version that a colleague saved. A part that only the colleague changed is theirs, others stay
 * as they are in the form until the user decides.
 *
 * @param base - the version that both began with; null when it is unknown
 */
export function beginMerge(
  parts: FormParts,
  base: FormFields | null,
  mine: FormFields,
  { version, theirs }: Pick<VersionMerge, "version" | "theirs">,
): VersionMerge {
  const changed = base ? new Set(differingParts(parts, base, mine)) : null;
  const chosen = differingParts(parts, mine, theirs).map((part) => [
    part,
    changed === null || changed.has(part) ? "mine" : "theirs",
  ]);
  return { version, mine, theirs, chosen: Object.fromEntries(chosen) as VersionMerge["chosen"] };
}

/** The form with the chosen side of each part. */
export function mergedFields(parts: FormParts, { mine, theirs, chosen }: VersionMerge): FormFields {
  return Object.entries(chosen).reduce(
    (fields, [part, side]) => (side === "theirs" ? parts.take(fields, theirs, part) : fields),
    mine,
  );
}
