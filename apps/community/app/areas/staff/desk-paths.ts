import {
  ARTICLES_DESK,
  articleEditorPath,
  articlePreviewPath,
} from "../../shared/posts/article-desk-paths.ts";
import type { VersionChoice } from "./shared/versions/versions-view.ts";

/** First pages of the desks. */
export const DESKS = {
  complaints: "/admin/complaints",
  cache: "/admin/cache",
  catalogue: "/admin/catalogue/strain",
  claims: "/admin/claims",
  brandRequests: "/admin/brand-requests",
  strainRequests: "/admin/strain-requests",
  contacts: "/admin/contacts",
  plans: "/admin/plans",
  journal: ARTICLES_DESK,
  votings: "/admin/votings",
  giveaways: "/admin/giveaways",
  awards: "/admin/awards",
  pages: "/admin/pages",
  banners: "/admin/banners",
  watch: "/admin/watch",
} as const;

/** What a page of a list shows. Without a state it shows all but the removed ones. */
interface ListChoice {
  readonly state?: string;
  readonly search?: string;
  readonly start?: number;
}

/** What the page of speed and errors shows; what is left out has its standard there. */
interface WatchChoice {
  /** Length of the period. */
  readonly days?: number | "";
  readonly device?: string;
  /** Only pages of this family. */
  readonly page?: string;
  /** State of the errors. */
  readonly state?: string;
  readonly start?: number;
}

/** URLs of the staff desk. They stay out of `paths.ts`, which every page loads. `done` is what was just done. */
export const deskPaths = {
  cache: () => DESKS.cache,
  complaints: (state: string, start = 0) => withQuery(DESKS.complaints, { state, start }),
  brandRequests: (state: string, start = 0) => withQuery(DESKS.brandRequests, { state, start }),
  strainRequests: (state: string, start = 0) => withQuery(DESKS.strainRequests, { state, start }),
  /** Messages to the site's team. @param lang only in this language */
  contacts: (state: string, lang = "", start = 0) => withQuery(DESKS.contacts, { state, start, lang }),
  /** @param saved code of the plan that was just saved */
  planDesk: (lang = "", saved = "") => withQuery(DESKS.plans, { lang, saved }),
  claims: (start = 0) => withQuery(DESKS.claims, { start }),
  /** The rows of a table of the catalogue. */
  staffRows: (desk: StaffDesk, { search = "", removed = false, start = 0 } = {}) =>
    withQuery(`/admin/catalogue/${desk}`, { search, removed: removed ? "1" : "", start }),
  staffRow: (desk: StaffDesk, id: number, saved = false) =>
    withQuery(`/admin/catalogue/${desk}/${id}`, { saved: saved ? "1" : "" }),
  /** @param name prefills the form */
  newStaffRow: (desk: StaffDesk, name = "") => withQuery(`/admin/catalogue/${desk}/new`, { name }),
  articles: (choice: ListChoice = {}) => listPath(DESKS.journal, choice),
  newArticle: () => `${DESKS.journal}/new`,
  /** The editor of an article. @param lang of a translation; left out for the original */
  article: articleEditorPath,
  /** Saved texts of an article. @param to the number of a version to show, compared with another */
  articleVersions: (id: number, lang: string, choice: VersionChoice = {}) =>
    withQuery(`${DESKS.journal}/${id}/versions/${lang}`, { ...choice }),
  articlePreview: (id: number, lang: string) => articlePreviewPath(id, lang),
  /** Categories or tags of the journal. */
  topics: (kind: TopicKind, { search = "", sort = "", start = 0, done = "" } = {}) =>
    withQuery(`${DESKS.journal}/topics/${TOPIC_SEGMENTS[kind]}`, { search, sort, start, done }),
  topic: (kind: TopicKind, id: number | "new", done = "") =>
    withQuery(`${DESKS.journal}/topics/${TOPIC_SEGMENTS[kind]}/${id}`, { done }),
  votings: (choice: ListChoice = {}) => listPath(DESKS.votings, choice),
  voting: (id: number | "new", done = "") => withQuery(`${DESKS.votings}/${id}`, { done }),
  giveaways: (choice: ListChoice = {}) => listPath(DESKS.giveaways, choice),
  giveaway: (id: number | "new", done = "") => withQuery(`${DESKS.giveaways}/${id}`, { done }),
  /** The awards of all years. */
  awards: ({ state = "", start = 0, done = "" } = {}) => withQuery(DESKS.awards, { state, start, done }),
  award: (year: number | "new", done = "") => withQuery(`${DESKS.awards}/${year}`, { done }),
  /** The form of new awards with the nominations of another year. */
  copiedAward: (year: number) => withQuery(`${DESKS.awards}/new`, { copy: year }),
  /** The candidates of a nomination. @param count of those that were just added */
  candidates: (
    { year, nomination }: { readonly year: number; readonly nomination: number },
    choice: { readonly start?: number; readonly done?: string; readonly count?: number | undefined } = {},
  ) => withQuery(`${DESKS.awards}/${year}/${nomination}`, { ...choice }),
  /** The texts of the site. @param state edited or outdated ones only */
  pages: ({ state = "", lang = "", search = "" } = {}) => withQuery(DESKS.pages, { state, lang, search }),
  /** The editor of a text of the site. */
  page: (name: string, lang: string, done = "") => withQuery(`${DESKS.pages}/${name}/${lang}`, { done }),
  /** Banners of all brands and of the site. @param type only of this kind */
  banners: ({ state = "", type = "", start = 0, done = "" } = {}) =>
    withQuery(DESKS.banners, { state, type, start, done }),
  banner: (id: number | "new", done = "") => withQuery(`${DESKS.banners}/${id}`, { done }),
  /** Sections and countries without banners. */
  adRules: (done = "") => withQuery(`${DESKS.banners}/rules`, { done }),
  /** How fast the site is, what breaks, and the health of the server. */
  watch: (choice: WatchChoice = {}) => withQuery(DESKS.watch, { ...choice }),
  /** The same, at its list of errors. */
  watchErrors: (choice: WatchChoice = {}) => `${withQuery(DESKS.watch, { ...choice })}#errors`,
  watchError: (id: number, done = "") => withQuery(`${DESKS.watch}/errors/${id}`, { done }),
  pageVersions: (name: string, lang: string, choice: VersionChoice = {}) =>
    withQuery(`${DESKS.pages}/${name}/${lang}/versions`, { ...choice }),
} as const;

type TopicKind = "category" | "tag";

/** What sorts articles, by the segment of its pages. */
export const TOPIC_SEGMENTS: Readonly<Record<TopicKind, string>> = { category: "categories", tag: "tags" };

type StaffDesk = "brand" | "product" | "strain";

const listPath = (path: string, { state = "", search = "", start = 0 }: ListChoice) =>
  withQuery(path, { state, search, start });

/** A path with a query, without parameters that are empty and a start at 0. */
function withQuery(path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === "" || (name === "start" && value === 0) ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
