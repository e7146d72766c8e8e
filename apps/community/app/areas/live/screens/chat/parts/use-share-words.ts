import { useLingui } from "@lingui/react/macro";
import type { ShareKind } from "../state/find-shareable.ts";

/** The words for what can be shared. */
export function useShareWords(): Readonly<Record<ShareKind, string>> {
  const { t } = useLingui();
  return {
    diary: t({ id: "chat.share.diary", message: "Diary" }),
    week: t({ id: "chat.share.week", message: "Week" }),
    strain: t({ id: "chat.share.strain", message: "Strain" }),
    product: t({ id: "chat.share.product", message: "Product" }),
  };
}
