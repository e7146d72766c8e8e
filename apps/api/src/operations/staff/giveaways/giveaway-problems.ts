import type { RequestBody } from "@grow/contract";
import { COUNTRY_CODES } from "@grow/i18n/countries";
import type { Tx } from "../../../db/database.ts";
import type { Problem } from "../../../errors/api-error.ts";
import { checkRef } from "../desks/catalogue-ref.ts";
import type { StaffGiveaway } from "./staff-giveaway.ts";

type Body = RequestBody<"saveStaffGiveaway">;

const HOUR = 60 * 60 * 1000;

/** Words by which lists filter states; two letters are a country. */
const RESERVED_TAG = /^(?:active|archive|[a-z]{2})$/;

/** Problems of the values alone, and of what they refer to. */
export async function giveawayProblems(tx: Tx, body: Body, before: StaffGiveaway | null): Promise<Problem[]> {
  const products = await Promise.all(
    body.items_prize.map(({ product }, index) =>
      checkRef(tx, "product", product, `items_prize.${index}.product`),
    ),
  );
  return [
    ...(await checkRef(tx, "brand", body.brand, "brand")),
    ...products.flat(),
    ...wrongTimes(body),
    ...body.countries.flatMap((country, index): Problem[] =>
      COUNTRY_CODES.includes(country) ? [] : [{ code: "not_allowed", field: `countries.${index}` }],
    ),
    ...body.tags.flatMap((tag, index): Problem[] =>
      RESERVED_TAG.test(tag) ? [{ code: "reserved_word", field: `tags.${index}` }] : [],
    ),
    ...unknownCategories(body, before),
  ];
}

/** The list of a draw is public for an hour at least before its result. */
function wrongTimes({ winners, date_start, date_end, date_result }: Body): Problem[] {
  const [start, end] = [Date.parse(date_start), Date.parse(date_end)];
  const earliest = winners === "draw" ? end + HOUR : end;
  return [
    ...(end <= start ? [{ code: "out_of_range" as const, field: "date_end" }] : []),
    ...(date_result !== null && Date.parse(date_result) < earliest
      ? [{ code: "out_of_range" as const, field: "date_result" }]
      : []),
  ];
}

function unknownCategories({ items_category }: Body, before: StaffGiveaway | null): Problem[] {
  const known = new Set(before?.items_category.map(({ category_id }) => category_id));
  const sent = items_category.map(({ category_id }) => category_id);
  return sent.flatMap((id, index): Problem[] => {
    const field = `items_category.${index}.category_id`;
    if (id === undefined) return [];
    if (!known.has(id)) return [{ code: "unknown_reference", field }];
    return sent.indexOf(id) < index ? [{ code: "taken", field }] : [];
  });
}
