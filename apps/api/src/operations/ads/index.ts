import { countAd } from "./count-ad.ts";
import { countButtonClick } from "./count-button-click.ts";
import { countButtonView } from "./count-button-view.ts";
import { getAds } from "./get-ads.ts";
import { getBoxAds } from "./get-box-ads.ts";
import { getHeaderAds } from "./get-header-ads.ts";
import { getSectionAds } from "./get-section-ads.ts";
import { reportAdStat } from "./report-ad-stat.ts";
import { reportAdStatByQuery } from "./report-ad-stat-by-query.ts";
import { reportImpressions } from "./report-impressions.ts";

export const adsOperations = {
  countAd,
  countButtonClick,
  countButtonView,
  getAds,
  getBoxAds,
  getHeaderAds,
  getSectionAds,
  reportAdStat,
  reportAdStatByQuery,
  reportImpressions,
};
