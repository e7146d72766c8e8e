import { beforeAll, describe, expect, test } from "vitest";
import { contractSchemas, type JsonSchema } from "../http/contract-document.ts";
import { testDatabase } from "../testing/test-database.ts";

/** The schemas of each table, where columns and properties have the same names. */
const SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  users: ["UserReplace", "UserInformation", "ItemGrowing", "SocialLinks"],
  account: ["PersonalReplace", "SubscribeSettings", "InterfaceSettings", "NotificationHours"],
  explore_preset: ["ExplorePreset", "ExplorePresetCreate"],
  diary: ["Diary", "DiaryCreate"],
  diary_equip: ["EquipItemInput"],
  week: ["WeekProps", "WeekCreate"],
  week_nutrient: ["NutrientDoseInput", "NutrientReviewInput"],
  photo: ["PhotoInput"],
  comment: ["CommentCreate"],
  problem: ["ProblemCreate"],
  problem_symptom: ["Symptom"],
  solution: ["SolutionCreate"],
  video: ["VideoPatch"],
  review: ["ReviewCreate", "SeedReview"],
  complaint: ["ComplaintCreate"],
  follow: ["FollowRow"],
  user_ban: ["BannedRow"],
  notification: ["Notification"],
  post: ["Post"],
  voting: ["Voting"],
  brand: ["Brand"],
  brand_link: ["BrandLink"],
  product: ["Product", "ProductInput", "SeedFacts"],
  strain: ["Strain", "SeedFacts"],
  product_composition: ["Composition"],
  product_element: ["CompositionElement"],
  scheme: ["SchemeInput"],
  scheme_week: ["SchemeWeek"],
  wiki: ["WikiArticle"],
  giveaway: ["Giveaway"],
  award: ["Award"],
  award_nomination: ["AwardNomination"],
  chat: ["ChatRoom", "ChatPatch"],
  chat_user: ["ChatUserPatch"],
  message: ["MessageCreate"],
  banner: ["Banner", "BannerInput"],
  newsletter: ["NewsletterInput", "Newsletter"],
  plan: ["Plan"],
  invoice: ["Invoice"],
  page: ["Page"],
  contact: ["ContactCreate", "Contact"],
  contact_reply: ["ContactReply"],
  vital_day: ["StaffVital"],
  error_group: ["StaffError"],
  error_sample: ["StaffErrorSample"],
  translation: ["Translation"],
};

let checks: Map<string, string>;

beforeAll(async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ column: string; check: string }>(`
    select k.conrelid::regclass::text || '.' || a.attname as column, string_agg(pg_get_constraintdef(k.oid), ' ') as check
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace group by 1`);
  checks = new Map(rows.map(({ column, check }) => [column, check]));
});

interface Limits {
  readonly words?: readonly string[];
  readonly longest?: number;
  readonly least?: number;
  readonly most?: number;
}

// Empty texts are not compared: response schemas do not mention them, and drafts of the portal, which may be empty, are stored unchanged.

/** A schema with resolved references and without null. */
function resolved(schema: JsonSchema | undefined): JsonSchema {
  if (typeof schema?.$ref === "string") return resolved(contractSchemas[schema.$ref.split("/").at(-1) ?? ""]);
  const one = Array.isArray(schema?.oneOf)
    ? (schema.oneOf as JsonSchema[]).find(({ type }) => type !== "null")
    : undefined;
  return one ? resolved(one) : (schema ?? {});
}

function ofContract(schema: JsonSchema): Limits {
  const { type, maxLength, minimum, maximum } = schema;
  const items = resolved(schema.items as JsonSchema | undefined);
  const words = [schema.enum, items.enum].find(Array.isArray)?.filter((word) => typeof word === "string");
  const isText = type === "string" || (Array.isArray(type) && type.includes("string"));
  return {
    ...(words && words.length > 0 ? { words: words.toSorted() } : {}),
    ...(isText && typeof maxLength === "number" ? { longest: maxLength } : {}),
    ...(typeof minimum === "number" ? { least: minimum } : {}),
    ...(typeof maximum === "number" ? { most: maximum } : {}),
  };
}

function ofDatabase(check: string): Limits {
  const number = (pattern: RegExp) => {
    const found = check.match(pattern)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const words = /ARRAY\['/.test(check)
    ? [...check.matchAll(/'([^']+)'::text/g)].map((match) => match[1] ?? "")
    : undefined;
  const isText = check.includes("char_length");
  const longest = number(/char_length\(\w+\) <= (\d+)/);
  const least = isText ? undefined : number(/>= \(*'?(-?\d+)/);
  const most = isText ? undefined : number(/<= \(*'?(-?\d+)/);
  return {
    ...(words ? { words: words.toSorted() } : {}),
    ...(longest === undefined ? {} : { longest }),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  };
}

const pairs = Object.entries(SCHEMAS).flatMap(([table, schemas]) =>
  schemas.flatMap((name) =>
    Object.entries((contractSchemas[name]?.properties ?? {}) as Record<string, JsonSchema>).map(
      ([property, schema]) => ({
        column: `${table}.${property}`,
        schema: name,
        limits: ofContract(resolved(schema)),
      }),
    ),
  ),
);

describe("the contract's limits", () => {
  test("are accepted by the database", () => {
    const narrower = pairs.flatMap(({ column, schema, limits }) => {
      const check = checks.get(column);
      if (check === undefined) return [];
      const { words, longest = Infinity, least = -Infinity, most = Infinity } = ofDatabase(check);
      const isNarrower =
        limits.words?.some((word) => words !== undefined && !words.includes(word)) ||
        (limits.longest ?? 0) > longest ||
        (limits.least ?? Infinity) < least ||
        (limits.most ?? -Infinity) > most;
      return isNarrower ? [`${column} of ${schema}: ${JSON.stringify(limits)} ${check}`] : [];
    });
    expect(narrower).toEqual([]);
  });

  test("are enforced by the database", () => {
    const wider = pairs.flatMap(({ column, schema, limits }) => {
      const check = checks.get(column);
      if (check === undefined) return [];
      const { words, longest, least, most } = ofDatabase(check);
      const isWider =
        words?.some((word) => limits.words !== undefined && !limits.words.includes(word)) ||
        (limits.longest !== undefined && longest !== undefined && longest > limits.longest) ||
        (limits.least !== undefined && least !== undefined && least < limits.least) ||
        (limits.most !== undefined && most !== undefined && most > limits.most);
      return isWider ? [`${column} of ${schema}: ${JSON.stringify(limits)} ${check}`] : [];
    });
    expect(wider).toEqual([]);
  });

  test("cover more than a hundred columns", () => {
    expect(
      pairs.filter(({ column, limits }) => checks.has(column) && Object.keys(limits).length > 0).length,
    ).toBeGreaterThan(100);
  });
});
