import type { Operations } from "../http/run-operation.ts";
import { adsOperations } from "./ads/index.ts";
import { awardsOperations } from "./awards/index.ts";
import { brandsManagerOperations } from "./brands-manager/index.ts";
import { catalogueOperations } from "./catalogue/index.ts";
import { chatOperations } from "./chat/index.ts";
import { commentsOperations } from "./comments/index.ts";
import { complainsOperations } from "./complains/index.ts";
import { diariesOperations } from "./diaries/index.ts";
import { errorsOperations } from "./errors/index.ts";
import { feedOperations } from "./feed/index.ts";
import { followsOperations } from "./follows/index.ts";
import { giveawaysOperations } from "./giveaways/index.ts";
import { journalOperations } from "./journal/index.ts";
import { likesOperations } from "./likes/index.ts";
import { liveOperations } from "./live/index.ts";
import { mainOperations } from "./main/index.ts";
import { notificationsOperations } from "./notifications/index.ts";
import { oauthOperations } from "./oauth/index.ts";
import { pagesOperations } from "./pages/index.ts";
import { premiumOperations } from "./premium/index.ts";
import { questionsOperations } from "./questions/index.ts";
import { reviewsOperations } from "./reviews/index.ts";
import { searchOperations } from "./search/index.ts";
import { serviceOperations } from "./service/index.ts";
import { sessionOperations } from "./session/index.ts";
import { staffOperations } from "./staff/index.ts";
import { telemetryOperations } from "./telemetry/index.ts";
import { translationOperations } from "./translation/index.ts";
import { uploadsOperations } from "./uploads/index.ts";
import { usersOperations } from "./users/index.ts";
import { videosOperations } from "./videos/index.ts";
import { wikiOperations } from "./wiki/index.ts";

/** All operations of the contract; a missing one does not compile. */
export const operations = {
  ...adsOperations,
  ...awardsOperations,
  ...brandsManagerOperations,
  ...catalogueOperations,
  ...chatOperations,
  ...commentsOperations,
  ...complainsOperations,
  ...diariesOperations,
  ...errorsOperations,
  ...feedOperations,
  ...followsOperations,
  ...giveawaysOperations,
  ...journalOperations,
  ...likesOperations,
  ...liveOperations,
  ...mainOperations,
  ...notificationsOperations,
  ...questionsOperations,
  ...pagesOperations,
  ...premiumOperations,
  ...oauthOperations,
  ...reviewsOperations,
  ...searchOperations,
  ...serviceOperations,
  ...sessionOperations,
  ...staffOperations,
  ...telemetryOperations,
  ...translationOperations,
  ...uploadsOperations,
  ...usersOperations,
  ...videosOperations,
  ...wikiOperations,
} satisfies Operations;
