/*
 * The static parts of the page: the server caches their markup, and browsers load this module to show another week or diary. They use
 * only props, texts, formats and links.
 */
import "../../../locales/diary-content/catalog.ts";
import "../../../../../shared/week-fields/locales/catalog.ts";
import "../../../../../shared/week-log/locales/catalog.ts";

export { AllOfThisKind } from "./all-of-this-kind.tsx";
export { FirstCharts, FurtherCharts } from "./charts.tsx";
export { CommentPlaces } from "./comment-places.tsx";
export { Crumbs } from "./crumbs.tsx";
export { DiaryCover, DiaryWords } from "./diary-words.tsx";
export { Events } from "./events.tsx";
export { Feedings } from "./feedings.tsx";
export { Germination } from "./germination.tsx";
export { Harvest } from "./harvest.tsx";
export { NoWeeks } from "./no-weeks.tsx";
export { Nutrients } from "./nutrients.tsx";
export { OwnersLinks } from "./owners-links.tsx";
export { Wall } from "./paywall.tsx";
export { PhotoTiles } from "./photo-tiles.tsx";
export { ReadingsByWeek } from "./readings-by-week.tsx";
export { SetupDisclosure, SetupPlate } from "./setup-places.tsx";
export { StatusNotes } from "./status-notes.tsx";
export { StripWeeks } from "./strip-weeks.tsx";
export { Films } from "./videos.tsx";
export { WeekReadings } from "./week-readings.tsx";
export { WeekMark, WeekWords } from "./week-words.tsx";
