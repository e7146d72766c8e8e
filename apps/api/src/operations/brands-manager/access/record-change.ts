import type { Schema } from "@grow/contract";
import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import type { ManagedBrand } from "./managed-brand.ts";

/** Something a manager did, for the log of the brand and the caches of its pages. */
export interface BrandChange {
  readonly type: Schema<"PortalChange">["type"];
  readonly userId: number;
  /** The changed thing's name in the log. */
  readonly name: string;
  readonly params?: Readonly<Record<string, number | string>>;
}

/** Writes the change into the brand's log. */
export async function recordChange(
  tx: Tx,
  brand: Pick<ManagedBrand, "id">,
  { type, userId, name, params = {} }: BrandChange,
): Promise<void> {
  await recordEvent(tx, {
    type,
    user_id: userId,
    content_type: "brand",
    content_id: brand.id,
    params: { ...params, name: name.slice(0, 200) },
  });
}
