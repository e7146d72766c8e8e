import type { aStoredFloweringWeek } from "../../../../../shared/testing/stored-weeks.ts";

type StoredWeek = ReturnType<typeof aStoredFloweringWeek>;

/** A diary with one week, as the editor reads it. */
export const nightPlum = (week: StoredWeek) => ({
  id: 12,
  name: "Night Plum",
  link: "/diaries/12-night-plum",
  type_soil: 2 as const,
  item_user: null,
  items_week: [week],
  weeks: [{ id: week.id, days: week.days, faza: week.faza, name: week.name }],
});
