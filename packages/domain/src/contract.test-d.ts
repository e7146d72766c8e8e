import type { Schema } from "@grow/contract";
import { expectTypeOf, test } from "vitest";
import type { BannerKind } from "./banners/index.ts";
import type { Section } from "./catalogue.ts";
import type { ScoredWeek } from "./completeness.ts";
import type { AgedWeek } from "./days-grown.ts";
import type { Dose } from "./dilution.ts";
import type { EquipmentCategory } from "./equipment.ts";
import type { FollowChange, FollowLists } from "./follows/follow-change.ts";
import type { FollowRow, FollowSort, FollowType } from "./follows/follow-list.ts";
import type { HarvestFigures } from "./harvest-yield.ts";
import type {
  authorName,
  diaryProgress,
  diluteScheme,
  equipmentLists,
  highestFaza,
  shownPhotos,
} from "./index.ts";
import type { LikeCount } from "./like-toggle.ts";
import type { Locale } from "./locales.ts";
import type { NOTIFICATION_EVENTS, NotificationRule } from "./notifications/index.ts";
import type { Faza } from "./phase.ts";
import type { RoomCode, SoilCode, WateringCode } from "./setup-options.ts";
import type { Measures } from "./units/measures.ts";
import type { NamedWeek } from "./week-name.ts";

type Week = Schema<"Week">;
type Diary = Schema<"Diary">;

test("a week of the contract is scored, named, aged and its harvest judged as it is", () => {
  expectTypeOf<Week>().toExtend<ScoredWeek>();
  expectTypeOf<Week>().toExtend<NamedWeek>();
  expectTypeOf<Week>().toExtend<AgedWeek>();
  expectTypeOf<Week["props"]>().toExtend<HarvestFigures>();
  expectTypeOf<Schema<"WeekCreate">>().toExtend<ScoredWeek>();
});

test("a diary's lists are what the rules take", () => {
  expectTypeOf<Diary["items_week"]>().toExtend<Parameters<typeof diaryProgress>[0]>();
  expectTypeOf<Diary["items_week"]>().toExtend<Parameters<typeof highestFaza>[0]>();
  expectTypeOf<Diary["items_equip"]>().toExtend<Parameters<typeof equipmentLists>[0]>();
  expectTypeOf<Diary["item_user"]>().toExtend<Parameters<typeof authorName>[0]>();
  expectTypeOf<Week["items_photo"]>().toExtend<Parameters<typeof shownPhotos>[0]>();
});

test("doses and schemes are measured out as they come", () => {
  expectTypeOf<Schema<"NutrientDose">>().toExtend<Dose>();
  expectTypeOf<Schema<"Scheme">["weeks"]>().toExtend<Parameters<typeof diluteScheme>[0]>();
});

test("rows of follow lists and hearts are the contract's", () => {
  expectTypeOf<Schema<"FollowRow">>().toExtend<FollowRow>();
  expectTypeOf<FollowLists<Schema<"FollowRow">>>().toEqualTypeOf<
    FollowChange<Schema<"FollowRow">>["lists"]
  >();
  expectTypeOf<Schema<"LikeState">>().toExtend<LikeCount>();
});

test("codes are the same on both sides", () => {
  expectTypeOf<Schema<"Faza">>().toEqualTypeOf<Faza>();
  expectTypeOf<Schema<"TypeRoom">>().toEqualTypeOf<RoomCode>();
  expectTypeOf<Schema<"TypeSoil">>().toEqualTypeOf<SoilCode>();
  expectTypeOf<Schema<"TypeWatering">>().toEqualTypeOf<WateringCode>();
  expectTypeOf<Schema<"Section">>().toEqualTypeOf<Section>();
  expectTypeOf<Schema<"EquipCategory">>().toEqualTypeOf<EquipmentCategory>();
  expectTypeOf<Schema<"FollowType">>().toEqualTypeOf<FollowType>();
  expectTypeOf<Schema<"FollowSort">>().toEqualTypeOf<FollowSort>();
  expectTypeOf<Schema<"Locale">>().toEqualTypeOf<Locale>();
  expectTypeOf<Schema<"Measures">>().toExtend<Measures>();
  expectTypeOf<Measures>().toExtend<Schema<"Measures">>();
});

test("every event of the contract has a rule, on a channel of the contract", () => {
  expectTypeOf<BannerKind>().toEqualTypeOf<Schema<"BannerType">>();
  expectTypeOf<keyof typeof NOTIFICATION_EVENTS>().toEqualTypeOf<Schema<"NotificationEvent">>();
  expectTypeOf<NotificationRule["channel"]>().toEqualTypeOf<Schema<"NotificationChannel">>();
});
