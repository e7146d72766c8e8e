import type { Schema } from "@grow/contract";
import type { PortalBase } from "../../../../shared/portal-base.ts";
import { type PendingRow, pendingRow } from "../../shared/pending-row.ts";

/** A user in the list of managers or in the search results. */
export interface AccountRow {
  id: number;
  name: string;
  avatar: string | null;
  /** Whether it is the current user. */
  isSelf: boolean;
  /** Null for a search result. */
  role: Schema<"ManagerRole"> | null;
}

/** What the accounts tab shows. */
export interface AccountsView {
  brandName: string;
  managers: AccountRow[];
  /** Growers who are invited and have not answered. */
  pending: PendingRow[];
  /** Only owners add, remove and change roles. */
  canManage: boolean;
  /** Changes by managers, newest first. */
  changes: { id: number; type: Schema<"PortalChange">["type"]; name: string; by: string; date: string }[];
  /** The query and its results without present and invited managers; null without a search. */
  search: { query: string; found: AccountRow[] } | null;
}

/**
 * Builds the view of the accounts tab.
 *
 * @param found - results of the search; null without one
 */
export function accountsView({
  base,
  invitations,
  query,
  found,
  viewerId,
  changes,
}: {
  base: PortalBase;
  invitations: readonly Schema<"BrandInvitation">[];
  query: string;
  found: readonly Schema<"UserShort">[] | null;
  viewerId: number | undefined;
  changes: readonly Schema<"PortalChange">[];
}): AccountsView {
  const rowOf = (user: Schema<"UserShort"> & { role?: Schema<"ManagerRole"> }): AccountRow => ({
    id: user.id,
    name: user.name,
    avatar: user.avatar_small,
    isSelf: user.id === viewerId,
    role: user.role ?? null,
  });
  const pending = invitations.map(pendingRow);
  const known = new Set([...base.managers.map((user) => user.id), ...pending.map((row) => row.userId)]);
  return {
    brandName: base.brand?.name ?? "",
    managers: base.managers.map(rowOf),
    pending,
    canManage: base.rights.includes("manage"),
    changes: changes.map(({ id, type, name, item_user, add_date }) => ({
      ...{ id, type, name, by: item_user?.name ?? "", date: add_date },
    })),
    search: found ? { query, found: found.filter((user) => !known.has(user.id)).map(rowOf) } : null,
  };
}
