/** `/diaries/12-night-plum`, or `/diaries/12` when the name yields no slug. */
export function diaryLink({ id, slug }: { id: number; slug: string }): string {
  return slug === "" ? `/diaries/${id}` : `/diaries/${id}-${slug}`;
}
