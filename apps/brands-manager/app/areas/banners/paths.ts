import type { BannerKind } from "@grow/domain/banners";

const query = (values: Readonly<Record<string, string>>) => {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return filled.length === 0 ? "" : `?${new URLSearchParams(filled)}`;
};

export const paths = {
  /** @param state only banners in this state. @param type only those of this kind */
  banners: ({ state = "", type = "", page = 1, done = "" } = {}) =>
    `/brands-manager/banners${query({ state, type, page: page > 1 ? String(page) : "", done })}`,
  /** @param draft id of the draft of a new banner */
  editBanner: (type: BannerKind, id: number | "new", draft?: string | null) =>
    `/brands-manager/banners/edit/${type}/${id}${query({ tmp_id: draft ?? "" })}`,
  /** The results of all banners, or of one; without days those of the last 30. */
  bannerResults: ({ banner = null, from = "", to = "" }: BannerResults = {}) =>
    `/brands-manager/banners/results${query({ banner: banner === null ? "" : String(banner), from, to })}`,
} as const;

interface BannerResults {
  readonly banner?: number | null;
  readonly from?: string;
  readonly to?: string;
}
