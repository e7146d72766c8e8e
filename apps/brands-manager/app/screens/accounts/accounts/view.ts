import type { Schema } from "@grow/contract";
import type { PortalBase } from "../../../portal/base.ts";

/** A person in the list of managers or among the found. */
export interface AccountRow {
  id: number;
  name: string;
  avatar: string | null;
  /** The reader himself. */
  isSelf: boolean;
}

/** What the accounts tab shows. */
export interface AccountsView {
  brandName: string;
  managers: AccountRow[];
  /** False when only one manager is left: he stays. */
  canRemove: boolean;
  /** What was searched for, and who was found and is no manager yet; null when nothing was searched. */
  search: { query: string; found: AccountRow[] } | null;
}

/**
 * Makes the view of the accounts tab.
 *
 * @param found - answer of the search, null when nothing was searched
 */
export function accountsView({
  base,
  query,
  found,
  viewerId,
}: {
  base: PortalBase;
  query: string;
  found: readonly Schema<"UserShort">[] | null;
  viewerId: number | undefined;
}): AccountsView {
  const rowOf = (user: Schema<"UserShort">): AccountRow => ({
    id: user.id,
    name: user.name,
    avatar: user.avatar_small,
    isSelf: user.id === viewerId,
  });
  const managing = new Set(base.managers.map((user) => user.id));
  return {
    brandName: base.brand?.name ?? "",
    managers: base.managers.map(rowOf),
    canRemove: base.managers.length > 1,
    search: found ? { query, found: found.filter((user) => !managing.has(user.id)).map(rowOf) } : null,
  };
}
