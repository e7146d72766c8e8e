import type { Schema } from "@grow/contract";

/** An edited page. */
export function samplePage(change: Partial<Schema<"StaffPage">> = {}): Schema<"StaffPage"> {
  return {
    ...samplePageCard(),
    version: 2,
    ...{ description: "Who runs this site.", text: "<p>{operator}</p>" },
    item_delivered: { title: "Imprint", description: "Who runs this site.", text: "<p>{address}</p>" },
    delivered_hash: "0f".repeat(32),
    ...change,
  };
}

/** A line of the desk. */
export function samplePageCard(change: Partial<Schema<"StaffPageCard">> = {}): Schema<"StaffPageCard"> {
  return {
    ...{ name: "imprint", lang: "en", state: "edited", title: "Our imprint", is_outdated: false },
    item_user: { id: 7, name: "admin", link: "/grower/admin", avatar_small: null },
    update_date: "2026-09-14T08:30:00.000Z",
    ...change,
  };
}
