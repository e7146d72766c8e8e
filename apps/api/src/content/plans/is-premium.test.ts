import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { findReader } from "../../http/reader.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

/** Adds a grower whose plan ends in so many days, and reads in each place whether they have Premium. */
async function premiumOf(days: number) {
  const { db } = api.database;
  const { id, token } = await api.addUser({ name: "grower" });
  await sql`
    insert into subscription (kind, user_id, plan, period, price_amount, price_currency, date_start, date_end)
    select 'premium', ${id}::bigint, 'premium-month', 'month', 490, 'EUR', today - 30, today + ${days}::int
    from (select (now() at time zone 'utc')::date as today) days`.execute(db);
  const cards = await api.request<Schema<"UserCardList">>("GET", "/users");
  const profile = await api.request<Schema<"UserInformation">>("GET", `/users/${id}/information`);
  const section = await api.request<Schema<"UserSettings">>("GET", `/users/${id}/settings/premium`, {
    as: id,
  });
  return {
    reader: (await findReader(db, `Bearer ${token}`, "any"))?.is_premium,
    card: cards.body.data.items[0]?.is_premium,
    profile: profile.body.data.is_premium,
    settings: section.body.data.premium?.is_active,
  };
}

describe("Premium", () => {
  it("lasts through its last day in every place", async () => {
    expect(await premiumOf(0)).toEqual({ reader: true, card: true, profile: true, settings: true });
  });

  it("is over in every place on the day after", async () => {
    expect(await premiumOf(-1)).toEqual({ reader: false, card: false, profile: false, settings: false });
  });
});
