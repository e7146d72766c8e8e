import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { FIVE, growers, type Plain } from "./plain-statistics.ts";

interface Rating {
  readonly grower: number | null;
  readonly product: number;
  readonly brand: number;
  readonly strain: number | null;
  readonly general: number | null;
  readonly growing: number | null;
  readonly resistance: number | null;
}

/** Ratings that count: of reviews that everybody can see, by growers who are not the brand's own people. */
export async function readRatings(db: Db): Promise<Rating[]> {
  const { rows } = await sql<Rating>`
    select r.user_id as grower, p.id as product, p.brand_id as brand, p.strain_id as strain,
      r.n_general as general, r.growing, r.resistance
    from review r join product p on p.id = r.product_id
    where not r.is_remove and not r.is_ban and not r.is_affiliated`.execute(db);
  return rows;
}

/** How the ratings of a product, brand or strain spread. */
export function plainRatings(all: readonly Rating[], of: "product" | "brand" | "strain", id: number): Plain {
  const own = all.filter((rating) => rating[of] === id);
  const mean = (name: "general" | "growing" | "resistance") => {
    const rated = own.filter((rating) => rating[name] !== null);
    return growers(rated) < FIVE
      ? null
      : rated.reduce((sum, one) => sum + Number(one[name]), 0) / rated.length;
  };
  return {
    counts: Array.from({ length: 11 }, (_, rate) => own.filter(({ general }) => general === rate).length),
    n: growers(own.filter(({ general }) => general !== null)),
    n_general: mean("general"),
    n_growing: mean("growing"),
    n_resistance: mean("resistance"),
  };
}
