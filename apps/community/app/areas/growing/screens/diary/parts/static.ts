import { staticParts } from "@grow/app-kit/document/static-parts.tsx";
import * as parts from "../static/static-parts.ts";

const { part, fetchAhead } = staticParts(
  import.meta.env.SSR ? parts : null,
  () => import("../static/static-parts.ts"),
);

export { fetchAhead };

export const AllOfThisKind = part("AllOfThisKind");

export const CommentPlaces = part("CommentPlaces");
export const Crumbs = part("Crumbs");
export const DiaryCover = part("DiaryCover");
export const DiaryWords = part("DiaryWords");
export const Events = part("Events");
export const Feedings = part("Feedings");
export const Films = part("Films");
export const FirstCharts = part("FirstCharts");
export const FurtherCharts = part("FurtherCharts");
export const Germination = part("Germination");
export const Harvest = part("Harvest");
export const NoWeeks = part("NoWeeks");
export const Nutrients = part("Nutrients");
export const OwnersLinks = part("OwnersLinks");
export const PhotoTiles = part("PhotoTiles");
export const ReadingsByWeek = part("ReadingsByWeek");
export const SetupDisclosure = part("SetupDisclosure");
export const SetupPlate = part("SetupPlate");
export const StatusNotes = part("StatusNotes");
export const StripWeeks = part("StripWeeks");
export const Wall = part("Wall");
export const WeekMark = part("WeekMark");
export const WeekReadings = part("WeekReadings");
export const WeekWords = part("WeekWords");
