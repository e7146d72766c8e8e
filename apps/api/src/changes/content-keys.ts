import type { ImplementedOperationId, OperationId, operationTable } from "@grow/contract";
import { paramId } from "@grow/domain";
import type { CachedList, KindDescriptor } from "../kinds/kind.ts";
import { isKind, KINDS } from "../kinds/kinds.ts";

/** The columns of an `event` row that identify the change. */
export interface Change {
  readonly type: string;
  readonly content_type: string;
  readonly content_id: number;
  readonly diary_id: number | null;
}

/** The cache keys that a change invalidates. */
export function keysOfChange({ type, content_type, content_id, diary_id }: Change): string[] {
  const keys = [`${content_type}-${content_id}`];
  if (diary_id !== null && content_type !== "diary") keys.push(`diary-${diary_id}`);
  return [...keys, ...listsOf(type)];
}

/** Events of what is no kind. Votings are in posts, and every page of awards lists all years. */
const OTHER_LISTS: Readonly<Record<string, readonly CachedList[]>> = {
  "voting.update": ["posts"],
  "award.update": ["awards"],
};

/** The lists that an event such as `week.create` changes; counters on their cards may lag behind. */
function listsOf(type: string): CachedList[] {
  const [kind = "", event = ""] = type.split(".", 2);
  // A text of the site is no kind: nobody reports or likes it.
  if (kind === "page") return ["pages"];
  if (!isKind(kind)) return [...(OTHER_LISTS[type] ?? [])];
  const { cachedIn }: KindDescriptor = KINDS[kind];
  return cachedIn.flatMap(({ list, except }) => (except?.includes(event) ? [] : list));
}

/** The parameters and the data of a response. */
export interface Answered {
  readonly params: unknown;
  readonly data: unknown;
}

/** The reason why no cached page depends on a response. */
interface NotCached {
  readonly notCached: string;
}

type KeysOf = (answered: Answered) => string[];

/** GET operations available to guests. */
type GuestGet = {
  [Id in ImplementedOperationId]: (typeof operationTable)[Id] extends { method: "GET"; rights: "guest" }
    ? Id
    : never;
}[ImplementedOperationId];

const diaries: KeysOf = () => ["diaries"];
const questions: KeysOf = () => ["questions"];
const reviews: KeysOf = () => ["reviews"];
const giveaways: KeysOf = () => ["giveaways"];
const posts: KeysOf = () => ["posts"];
const target: KeysOf = ({ params }) => [`${field(params, "type")}-${field(params, "id")}`];

/** Does not compile while a GET for guests has neither keys nor a reason. */
export const KEYS: { readonly [Id in GuestGet]: KeysOf | NotCached } = {
  listDiaries: diaries,
  listSimilarDiaries: diaries,
  countDiaries: diaries,
  getDiaryCounts: diaries,
  listWeeks: diaries,
  getMain: () => ["diaries", "questions", "shorts", "posts", "giveaways", "awards"],
  listWeekSchemes: ({ params }) => [`diary-${paramId(String(field(params, "id")))}`],
  listReviews: ({ data }) => ["reviews", ...namedAll("review", field(data, "items"))],
  listProblems: questions,
  listDiaryProblems: questions,
  getProblemCounts: questions,
  listShorts: () => ["shorts"],
  getVideoNeighbours: () => ["shorts"],
  getVideo: ({ data }) => [named("video", data)].filter(Boolean),
  getProblem: ({ data }) => [
    "questions",
    named("problem", data),
    ...solutionsOf(data).map((sid) => `solution-${sid}`),
  ],
  listPosts: posts,
  listPostsOfCategory: posts,
  listPostsOfTag: posts,
  listPostTopics: posts,
  // Its neighbours and related posts may be any others.
  getPost: ({ data }) =>
    ["posts", named("blog", data), ...namedAll("voting", field(data, "votes"))].filter(Boolean),
  // A voting is hidden with its post: an event of any post also renews the pages of votings.
  listVotings: ({ data }) => ["posts", ...namedAll("voting", field(data, "items"))],
  getVoting: ({ data }) => ["posts", named("voting", data)].filter(Boolean),
  getAward: ({ data }) => ["awards", `award-${field(data, "year")}`],
  listAwardVotes: { notCached: "no page shows it" },
  searchAwardCandidates: { notCached: "depends on what is typed" },
  listGiveaways: giveaways,
  // Counts of votes may lag behind: votes write no event.
  getGiveaway: giveaways,
  getGiveawayDraw: giveaways,
  getGiveawayDrawList: { notCached: "a file that never changes, cached by its own header" },
  // Ratings and counters of the catalogue follow from reviews.
  listBrands: reviews,
  listProducts: reviews,
  getBrand: ({ data }) => ["reviews", named("brand", data)].filter(Boolean),
  getProduct: ({ data }) =>
    ["reviews", named("product", data), named("brand", field(data, "item_brand"))].filter(Boolean),
  getProductStatistics: diaries,
  getDiary: ({ data }) => [named("diary", data), named("user", field(data, "item_user"))].filter(Boolean),
  getUser: ({ data }) => [named("user", data)].filter(Boolean),
  getStrain: ({ data }) => ["reviews", named("strain", data)].filter(Boolean),
  listStrains: ({ data }) => namedAll("strain", field(data, "items")),
  getStrainsTree: ({ data }) => [named("strain", data)].filter(Boolean),
  getStrainStatistics: diaries,
  getStrainCategories: { notCached: "its numbers may lag behind" },
  getStrainCategoryValue: { notCached: "its numbers may lag behind" },
  getPage: () => ["pages"],
  getWikiArticle: { notCached: "its page is named by what the article is about" },
  listComments: target,
  getLike: target,
  getCommentSummary: target,
  getCommentByLink: ({ data }) => [`${field(data, "type")}-${field(data, "id")}`],
  // It may contain any new thing of any user; counters in the head may lag behind.
  listFeed: diaries,
  listUserActivity: ({ params }) => ["diaries", ...userKey(params)],
  getUserInformation: ({ params }) => ["diaries", ...userKey(params)],
  // Numbers of followers on cards may lag behind.
  listUsers: ({ data }) => namedAll("user", field(data, "items")),
  listFollowers: ({ params, data }) => [...namedAll("user", field(data, "items")), ...userKey(params)],
  searchUsers: { notCached: "fetched by the browser while typing" },
  listMentions: { notCached: "fetched by the browser while typing" },
  listReplies: { notCached: "fetched by the browser when a thread is opened" },
  getVideoCaptions: { notCached: "fetched by the browser with the video" },
  getWeekStatistics: { notCached: "fetched by the browser when a comparison is opened" },
  getTranslation: { notCached: "fetched by the browser" },
  translate: { notCached: "fetched by the browser" },
  searchBrandProduct: { notCached: "fetched by the browser while typing" },
  listBrandRefs: { notCached: "fetched by pickers" },
  search: { notCached: "any new or renamed thing may match" },
  getAds: { notCached: "fetched by the browser when the page has settled" },
  getBoxAds: { notCached: "fetched by the browser when the page has settled" },
  getHeaderAds: { notCached: "fetched by the browser when the page has settled" },
  getSectionAds: { notCached: "fetched by the browser when the page has settled" },
  reportAdStatByQuery: { notCached: "fetched by the browser to report" },
  listFollowing: { notCached: "no page for guests shows it" },
  listFollowingCommon: { notCached: "no page for guests shows it" },
  listBookmarks: { notCached: "no page for guests shows it" },
  listPlans: { notCached: "prices change at once when staff changes them" },
  getCaptcha: { notCached: "differs for each request" },
  getConfirmationState: { notCached: "answers for one token" },
  getEmailChangeState: { notCached: "answers for one token" },
  getUnsubscribeState: { notCached: "answers for one link" },
  startOAuth: { notCached: "differs for each request" },
  listVideoKinds: { notCached: "changes only with the programs that are installed" },
  listOAuthProviders: { notCached: "changes only with the configuration" },
  getForgotTokenState: { notCached: "answers for one token" },
};

/** The cache keys of the things in a response, for caches of pages made of it. */
export function surrogateKeys(id: OperationId, answered: Answered): string[] {
  const keys = Object.hasOwn(KEYS, id) ? KEYS[id as GuestGet] : null;
  return typeof keys === "function" ? keys(answered) : [];
}

/** The key of the grower whose id is in the path. */
function userKey(params: unknown): string[] {
  const id = field(params, "id");
  return typeof id === "number" ? [`user-${id}`] : [];
}

function namedAll(kind: string, things: unknown): string[] {
  return Array.isArray(things) ? things.map((thing) => named(kind, thing)).filter(Boolean) : [];
}

/** Likes and edits of solutions change the page of their question. */
function solutionsOf(question: unknown): unknown[] {
  const list = field(question, "solutions");
  return Array.isArray(list) ? list.map((solution) => field(solution, "sid")) : [];
}

/** A key such as `diary-12`; empty without an id. */
function named(kind: string, thing: unknown): string {
  const id = field(thing, "id");
  return typeof id === "number" ? `${kind}-${id}` : "";
}

function field(thing: unknown, name: string): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}
