/*
 * The parts of the page that stand still: the server keeps their markup, and browsers fetch this module when another week or diary is to
 * be shown. They use nothing but their props, texts, formats and links.
 */
import "../../../locales/telling/catalog.ts";

export { AllOfThisKind } from "./all-of-this-kind.tsx";
export { FirstCharts, FurtherCharts } from "./charts.tsx";
export { CommentInvitation, CommentOrders, CommentPlaces } from "./comment-links.tsx";
export { Crumbs } from "./crumbs.tsx";
export { DiaryCover, DiaryWords } from "./diary-words.tsx";
export { Films } from "./films.tsx";
export { Harvest } from "./harvest.tsx";
export { NoWeeks } from "./no-weeks.tsx";
export { Nutrients } from "./nutrients.tsx";
export { OwnersLinks } from "./owners-links.tsx";
export { PhotoTiles } from "./photo-tiles.tsx";
export { ReadingsByWeek } from "./readings-by-week.tsx";
export { SetupDisclosure, SetupPlate } from "./setup-places.tsx";
export { StandingNotes } from "./standing-notes.tsx";
export { StripWeeks } from "./strip-weeks.tsx";
export { Wall } from "./wall.tsx";
export { WeekReadings } from "./week-readings.tsx";
export { WeekMark, WeekWords } from "./week-words.tsx";
