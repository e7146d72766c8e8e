import type { Schema } from "@grow/contract";
import { type PendingRow, pendingRow } from "../../shared/pending-row.ts";

/** A tester as a row of the table. */
export interface TesterRow {
  id: number;
  name: string;
  link: string;
  avatar: string | null;
  state: Schema<"BrandTester">["state"];
  diaries: number;
  products: string;
  diary: { name: string; link: string; weeks: number } | null;
  rating: number | null;
}

/** A grower who can be invited. */
export interface CandidateRow {
  id: number;
  name: string;
  avatar: string | null;
  diaries: number;
  ofBrand: number;
  isTester: boolean;
  isInvited: boolean;
}

/** The data of the testers tab. */
export interface TestersView {
  brandName: string;
  canEdit: boolean;
  testers: TesterRow[];
  /** Growers who are invited and have not answered. */
  pending: PendingRow[];
  /** Testers and invited growers: the plan limits both. */
  total: number;
  /** Testers that the plan allows; null without a limit. */
  most: number | null;
  /** The search results; null without a search. */
  search: { query: string; found: CandidateRow[] } | null;
}

interface Loaded {
  brandName: string;
  canEdit: boolean;
  list: Schema<"BrandTesterList">;
  invitations: readonly Schema<"BrandInvitation">[];
  most: number | null;
  query: string;
  found: readonly Schema<"TesterCandidate">[] | null;
}

export function testersView({
  brandName,
  canEdit,
  list,
  invitations,
  most,
  query,
  found,
}: Loaded): TestersView {
  const pending = invitations.map(pendingRow);
  const invited = new Set(pending.map(({ userId }) => userId));
  return {
    brandName,
    canEdit,
    pending,
    total: list.total + pending.length,
    most,
    testers: list.items.map(({ item_user, item_diary, items_product, ...tester }) => ({
      id: item_user.id,
      name: item_user.name,
      link: item_user.link,
      avatar: item_user.avatar_small,
      state: tester.state,
      diaries: tester.cnt_reports,
      products: items_product.map(({ name }) => name).join(", "),
      diary: item_diary && { name: item_diary.name, link: item_diary.link, weeks: tester.cnt_weeks },
      rating: tester.n_general,
    })),
    search: found && {
      query,
      found: found.map((grower) => ({
        id: grower.id,
        name: grower.name,
        avatar: grower.avatar_small,
        diaries: grower.cnt_reports,
        ofBrand: grower.cnt_brand_reports,
        isTester: grower.is_tester,
        isInvited: invited.has(grower.id),
      })),
    },
  };
}
