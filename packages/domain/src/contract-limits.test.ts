import { describe, expect, test } from "vitest";
import { CATALOGUES, SECTIONS } from "./catalogue.ts";
import { EQUIPMENT_CATEGORIES } from "./equipment.ts";
import { EXPLORE_TAGS } from "./explore-filters.ts";
import {
  AIR_FILTER_TYPES,
  BANNER_TYPES,
  BOX_SIZE_UNITS,
  CONTROLLER_CONTROLS,
  CONTROLLER_TYPES,
  DRIP_VOLUME_UNITS,
  HYDROPONIC_SYSTEMS,
  SENSORS,
} from "./gear-options.ts";
import { GERMINATION_METHODS } from "./germination-methods.ts";
import { COMPLAINT_REASONS, COUNT_LIMITS, LIMITS, USER_NAME_PATTERN } from "./limits.ts";
import { NUMBER_LIMITS } from "./number-limits.ts";
import { PHASES } from "./phase.ts";
import { RATING_VALUES, RATINGS, type RatingKey } from "./ratings/index.ts";
import { DERIVED_READINGS, GROWING_READINGS, READING_KEYS, READINGS } from "./readings.ts";
import { LIGHTS } from "./setup-options.ts";
import { STRAIN_CATEGORIES } from "./strain-categories.ts";
import { contractSchema, contractSchemas } from "./testing/contract-schema.ts";
import { MEASURE_CHOICES } from "./units/measures.ts";
import { FEEDING_READINGS, MAX_FEEDINGS } from "./weeks/feedings.ts";
import { SEED_LIMITS } from "./weeks/seed-counts.ts";
import { WEEK_DAYS, WEEK_EVENTS } from "./weeks/week-events.ts";

type Node = { readonly [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** Reads part of a schema file. References are not followed: name the referenced file instead. */
function schema(name: string, ...path: string[]): Node {
  let node = contractSchema(name);
  for (const key of path) node = isNode(node) ? node[key] : undefined;
  if (!isNode(node)) throw new Error(`${name}.yaml has no ${path.join(".")}`);
  return node;
}

const lengths = (node: Node) => ({ min: node.minLength ?? 0, max: node.maxLength });
const range = (node: Node) => ({ min: node.minimum, max: node.maximum });

const WIRE_RATINGS = Object.entries(RATINGS).flatMap(([key, { schemas }]) =>
  schemas.map((name) => [key as RatingKey, name] as const),
);
const RATING_NAMES = new Set(Object.values(RATINGS).flatMap(({ field }) => field.split(".").slice(-1)));

/** The node of a rating in a schema of the contract. */
function ratingNode(key: RatingKey, name: string) {
  const { field, list } = RATINGS[key];
  const path = list ? ["properties", list, "items"] : [];
  for (const part of field.split(".").slice(0, -1)) path.push("properties", part);
  const last = field.split(".").at(-1) ?? "";
  let owner = schema(name, ...path);
  // Review.props is an object or null.
  if (Array.isArray(owner.oneOf)) owner = owner.oneOf.find((one: Node) => one.type === "object");
  const { properties, required } = owner as { properties?: Record<string, Node>; required?: string[] };
  const node = properties?.[last];
  if (!node) throw new Error(`${name}.yaml has no ${field}`);
  return { node, required: required?.includes(last) ?? false };
}

/** The limits and types of a rating, its reference followed. */
function scaleOf(node: Node): { range: unknown; types: unknown[] } {
  if (typeof node.$ref === "string") return scaleOf(schema("Rating"));
  if (Array.isArray(node.oneOf)) {
    const parts = node.oneOf.map(scaleOf);
    return { range: parts[0]?.range, types: parts.flatMap(({ types }) => types) };
  }
  return { range: range(node), types: [node.type].flat() };
}

/** Fields of a schema that are ratings, by their name or reference. */
function ratingNodes(node: unknown): Node[] {
  if (!isNode(node)) return [];
  const fields = Object.entries(isNode(node.properties) ? node.properties : {});
  const here = fields.flatMap(([name, field]) => {
    if (!isNode(field)) return [];
    const parts = [field, ...(Array.isArray(field.oneOf) ? (field.oneOf as Node[]) : [])];
    const isReferenced = parts.some(({ $ref }) => typeof $ref === "string" && $ref.endsWith("/Rating.yaml"));
    // The difficulty of strains is called growing too, but is a word.
    const isNumber = [field.type].flat().some((type) => type === "number" || type === "integer");
    return isReferenced || (isNumber && RATING_NAMES.has(name)) ? [field] : [];
  });
  return [...here, ...Object.values(node).flatMap(ratingNodes)];
}

describe("limits of the contract", () => {
  test.each(READING_KEYS)("agree on the reading %s", (key) => {
    const { min, max, isWhole } = READINGS[key];
    const node = schema("WeekProps", "properties", key);
    expect(range(node)).toEqual({ min, max });
    expect(node.type).toEqual([isWhole ? "integer" : "number", "null"]);
  });

  test("agree on which fields of a week are readings", () => {
    const properties = Object.entries(schema("WeekProps", "properties"));
    const numeric = properties.filter(([, node]) => isNode(node) && node.maximum !== undefined);
    const counts = Object.keys(SEED_LIMITS);
    expect(numeric.map(([name]) => name).sort()).toEqual([...READING_KEYS, ...counts].sort());
  });

  test.each(["seeds_sown", "seeds_sprouted"] as const)("agree on %s", (key) => {
    expect(range(schema("WeekProps", "properties", key))).toEqual(SEED_LIMITS[key]);
  });

  test("agree on the readings weeks are compared by", () => {
    const compared = [...GROWING_READINGS, ...Object.keys(DERIVED_READINGS)];
    const { enum: names } = schema("WeekReading");
    expect([...(names as string[])].sort()).toEqual(compared.sort());
  });

  test.each([
    ["user_name", schema("UserName")],
    ["password", schema("Password")],
    ["diary_name", schema("DiaryName")],
    ["week_text", schema("WeekCreate", "properties", "text")],
    ["feeding_schedule", schema("WeekProps", "properties", "feeding_schedule")],
    ["harvest_smoke", schema("WeekProps", "properties", "harvest_smoke")],
    ["strain_comment", schema("HarvestBlockInput", "properties", "strain_comment")],
    ["nutrient_comment", schema("NutrientReviewInput", "properties", "comment")],
    ["equipment_name", schema("EquipItemInput", "properties", "name")],
    ["photo_alt", schema("PhotoInput", "properties", "alt")],
    ["comment", schema("CommentCreate", "properties", "text")],
    ["review_text", schema("SeedReview", "properties", "text")],
    ["review_text", schema("ReviewCreate", "properties", "text")],
    ["comment", schema("CommentPatch", "properties", "text")],
    ["question_title", schema("ProblemCreate", "properties", "title")],
    ["question_text", schema("ProblemCreate", "properties", "text")],
    ["solution", schema("SolutionCreate", "properties", "text")],
    ["chat_message", schema("MessageCreate", "properties", "text")],
    ["complaint_text", schema("ComplaintCreate", "properties", "text")],
  ] as const)("agree on %s", (key, node) => {
    expect(lengths(node)).toEqual(LIMITS[key]);
  });

  test("agree on e-mails, user names, doses, ratings and week numbers", () => {
    expect(schema("Email").maxLength).toBe(LIMITS.email.max);
    expect(schema("UserName").pattern).toBe(USER_NAME_PATTERN.source);
    expect(range(schema("NutrientDoseInput", "properties", "val"))).toEqual(NUMBER_LIMITS.nutrient_val);
    expect(range(schema("Rating"))).toEqual(NUMBER_LIMITS.rating);
    expect(range(schema("WeekCreate", "properties", "days"))).toEqual(NUMBER_LIMITS.week_days);
  });

  test("agree on the eleven values of the spread", () => {
    const { minItems, maxItems } = schema("RatingSpread", "properties", "counts");
    expect([minItems, maxItems]).toEqual([RATING_VALUES.length, RATING_VALUES.length]);
  });

  test.each(WIRE_RATINGS)("agree on the rating %s in %s", (key, name) => {
    const { min, max, step, missing } = RATINGS[key];
    const { node, required } = ratingNode(key, name);
    const { range: found, types } = scaleOf(node);
    expect(found).toEqual({ min, max });
    expect(types).toEqual([
      step === null ? "number" : "integer",
      ...(missing === "required" ? [] : ["null"]),
    ]);
    if (missing === "required") expect(required).toBe(!name.endsWith("Patch"));
  });

  test("agree on which fields are ratings", () => {
    const known = new Set(
      WIRE_RATINGS.map(([key, name]) => `${name} ${JSON.stringify(ratingNode(key, name).node)}`),
    );
    const names = new RegExp(`/Rating\\.yaml|\\b(?:${[...RATING_NAMES].join("|")}):`);
    const found = contractSchemas(names).flatMap(({ name, node }) =>
      ratingNodes(node).map((one) => `${name} ${JSON.stringify(one)}`),
    );
    expect(found.length).toBeGreaterThan(WIRE_RATINGS.length);
    const missing = found.filter((one) => !known.has(one));
    expect(missing).toEqual([]);
  });

  test("agree on how many rows may be sent", () => {
    expect(schema("WeekCreate", "properties", "items_photo").maxItems).toBe(COUNT_LIMITS.photos_of_week);
    expect(schema("DiaryCreate", "properties", "items_equip").maxItems).toBe(COUNT_LIMITS.equipment_of_diary);
    for (const body of ["ProblemCreate", "SolutionCreate"])
      expect(schema(body, "properties", "items_photo").maxItems).toBe(COUNT_LIMITS.photos_of_question);
    const symptoms = schema("ProblemCreate", "properties", "items_problem_symptom");
    expect(symptoms.maxItems).toBe(COUNT_LIMITS.symptoms_of_question);
    expect(schema("ComplaintReason").enum).toEqual(COMPLAINT_REASONS);
  });

  test("agree on codes", () => {
    expect(schema("Faza").enum).toEqual(PHASES.map((phase) => phase.faza));
    expect(schema("Section").enum).toEqual(SECTIONS);
    expect(schema("EquipCategory").enum).toEqual(EQUIPMENT_CATEGORIES);
    for (const [quantity, choices] of Object.entries(MEASURE_CHOICES)) {
      expect(schema("Measures", "properties", quantity).enum).toEqual(choices);
    }
  });

  test.each([
    [["air_filter_type"], AIR_FILTER_TYPES],
    [["box_size", "properties", "unit"], BOX_SIZE_UNITS],
    [["controller_controls", "items"], CONTROLLER_CONTROLS],
    [["controller_type"], CONTROLLER_TYPES],
    [["drip_volume", "properties", "unit"], DRIP_VOLUME_UNITS],
    [["hydroponic_system"], HYDROPONIC_SYSTEMS],
    [["sensors", "items"], SENSORS],
  ])("agree on what a product's %j may be", (path, choices) => {
    expect(schema("ProductProps", "properties", ...path).enum).toEqual(choices);
  });

  test("agree on the places of banners", () => {
    expect(schema("BannerType").enum).toEqual(BANNER_TYPES);
  });

  test("agree on the words of the catalogue", () => {
    expect(schema("Catalogue").enum).toEqual(CATALOGUES);
    expect(schema("GerminationMethod").enum).toEqual(GERMINATION_METHODS.map((method) => method.code));
    expect(schema("LightType").enum).toEqual(LIGHTS.map((light) => light.code));
  });

  test("agree on events and feedings of a week", () => {
    expect(schema("WeekEventType").enum).toEqual(WEEK_EVENTS);
    for (const name of ["WeekEvent", "Feeding"])
      expect(range(schema(name, "properties", "day"))).toEqual({ min: WEEK_DAYS[0], max: WEEK_DAYS.at(-1) });
    for (const [key, reading] of Object.entries(FEEDING_READINGS)) {
      const { min, max } = READINGS[reading];
      expect(range(schema("Feeding", "properties", key))).toEqual({ min, max });
    }
    expect(schema("WeekCreate", "properties", "items_feeding").maxItems).toBe(MAX_FEEDINGS);
  });

  test("agree on the categories of strains and their values", () => {
    expect(schema("StrainCategory").enum).toEqual(Object.keys(STRAIN_CATEGORIES));
    for (const [category, values] of Object.entries(STRAIN_CATEGORIES)) {
      const list = schema("StrainCategoryValues", "properties", category);
      const items = schema("StrainCategoryValues", "properties", category, "items");
      const referenced = /(\w+)\.yaml$/.exec(String(items.$ref ?? ""))?.[1];
      expect((referenced ? schema(referenced) : items).enum).toEqual(values);
      expect(list.maxItems).toBe(values.length);
    }
  });

  test("agree on the groups of filters that are counted", () => {
    const counted = Object.keys(schema("DiaryCounts", "properties"));
    expect(counted.filter((name) => !name.includes("total"))).toEqual([
      ...Object.keys(EXPLORE_TAGS),
      "events",
      "video",
    ]);
  });
});
