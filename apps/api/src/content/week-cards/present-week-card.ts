import type { Schema } from "@grow/contract";
import { cutText, daysGrown, weekNames } from "@grow/domain";
import { presentPhoto } from "../../media/present-photo.ts";
import { presentAuthor } from "../author.ts";
import { presentEquip } from "../diary-cards/present-card.ts";
import { WEEK_PROPS } from "../diary-detail/week-props.ts";
import { diaryLink } from "../diary-link.ts";
import type { WeekCardRow } from "./week-card-query.ts";

/** Text properties that are too long for a card. */
const LONG_WORDS: ReadonlySet<string> = new Set(["feeding_schedule", "harvest_smoke"]);

export function presentWeekCard(row: WeekCardRow): Schema<"WeekCard"> {
  const place = row.siblings.findIndex((week) => week.id === row.id);
  const link = diaryLink({ id: row.diary_id, slug: row.diary_slug });
  return {
    id: row.id,
    days: row.days,
    faza: row.faza,
    name: weekNames(row.siblings)[place]?.key ?? "week",
    link: `${link}/week/${row.id}`,
    text: cutText(row.text),
    lang: row.lang,
    add_date: row.add_date,
    item_diary: {
      id: row.diary_id,
      name: row.diary_name,
      link,
      is_harvest: row.diary_is_harvest,
      item_user: presentAuthor(row),
    },
    items_seed: row.seeds.map(presentEquip),
    items_photo: row.photos.map((photo) => presentPhoto(photo)),
    props: Object.fromEntries(
      WEEK_PROPS.filter((name) => row[name] !== null && !LONG_WORDS.has(name)).map((name) => [
        name,
        row[name],
      ]),
    ),
    n_general: row.review_general,
    yield_watt: yieldBy(row, row.harvest_watt),
    yield_plant: yieldBy(row, row.harvest_plant),
    cnt_days: daysGrown(
      row.siblings.slice(0, place + 1).map((week) => ({ ...week, props: { germ_date: week.germ_date } })),
    ),
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    is_like: row.is_like,
  };
}

/** Dry weight in g divided by what it was grown with; null for other weeks and missing values. */
function yieldBy({ faza, harvest_weight }: WeekCardRow, by: number | null): number | null {
  return faza === 2 && harvest_weight !== null && by !== null && by > 0 ? harvest_weight / by : null;
}
