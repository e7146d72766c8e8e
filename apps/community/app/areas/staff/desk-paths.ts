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
  pages: "/admin/pages",
  giveaways: "/admin/giveaways",
  votings: "/admin/votings",
  awards: "/admin/awards",
} as const;

/** URLs of the staff desk. They stay out of `paths.ts`, which every page loads. */
export const deskPaths = {
  cache: () => DESKS.cache,
  complaints: (state: string, start = 0) => queue(DESKS.complaints, state, start),
  brandRequests: (state: string, start = 0) => queue(DESKS.brandRequests, state, start),
  strainRequests: (state: string, start = 0) => queue(DESKS.strainRequests, state, start),
  /** Messages to the site's team. @param lang only in this language */
  contacts: (state: string, lang = "", start = 0) => {
    const path = queue(DESKS.contacts, state, start);
    return lang === "" ? path : `${path}&${new URLSearchParams({ lang })}`;
  },
  /** @param saved code of the plan that was just saved */
  planDesk: (lang?: string, saved?: string) => {
    const query = new URLSearchParams({ ...(lang && { lang }), ...(saved && { saved }) });
    return `${DESKS.plans}${query.size > 0 ? `?${query}` : ""}`;
  },
  claims: (start = 0) => `${DESKS.claims}${start > 0 ? `?start=${start}` : ""}`,
  /** The rows of a table of the catalogue. */
  staffRows: (desk: StaffDesk, { search = "", removed = false, start = 0 } = {}) => {
    const query = new URLSearchParams({
      ...(search && { search }),
      ...(removed && { removed: "1" }),
      ...(start > 0 && { start: String(start) }),
    });
    return `/admin/catalogue/${desk}${query.size > 0 ? `?${query}` : ""}`;
  },
  staffRow: (desk: StaffDesk, id: number, saved = false) =>
    `/admin/catalogue/${desk}/${id}${saved ? "?saved=1" : ""}`,
  /** @param name prefills the form */
  newStaffRow: (desk: StaffDesk, name = "") =>
    `/admin/catalogue/${desk}/new${name ? `?${new URLSearchParams({ name })}` : ""}`,
  /** The articles of the journal. @param state only in this state; without it all but the removed ones */
  articles: ({ state = "", search = "", start = 0 } = {}) => {
    const query = new URLSearchParams({
      ...(state && { state }),
      ...(search && { search }),
      ...(start > 0 && { start: String(start) }),
    });
    return `${DESKS.journal}${query.size > 0 ? `?${query}` : ""}`;
  },
  newArticle: () => `${DESKS.journal}/new`,
  /** The editor of an article. @param lang of a translation; left out for the original */
  article: articleEditorPath,
  /** Saved texts of an article. @param to the number of a version to show, compared with another */
  articleVersions: (id: number, lang: string, choice: VersionChoice = {}) =>
    `${DESKS.journal}/${id}/versions/${lang}${versionQuery(choice)}`,
  articlePreview: (id: number, lang: string) => articlePreviewPath(id, lang),
  /** Categories or tags of the journal. */
  topics: (kind: TopicKind, { search = "", sort = "", start = 0, done = "" } = {}) => {
    const query = new URLSearchParams({
      ...(search && { search }),
      ...(sort && { sort }),
      ...(start > 0 && { start: String(start) }),
      ...(done && { done }),
    });
    return `${DESKS.journal}/topics/${TOPIC_SEGMENTS[kind]}${query.size > 0 ? `?${query}` : ""}`;
  },
  /** @param done what was just done: `saved`, `merged` */
  topic: (kind: TopicKind, id: number | "new", done = "") =>
    `${DESKS.journal}/topics/${TOPIC_SEGMENTS[kind]}/${id}${done ? `?${new URLSearchParams({ done })}` : ""}`,
  /** The texts of the site. @param state edited or outdated ones only */
  pages: ({ state = "", lang = "", search = "" } = {}) => {
    const query = new URLSearchParams({
      ...(state && { state }),
      ...(lang && { lang }),
      ...(search && { search }),
    });
    return `${DESKS.pages}${query.size > 0 ? `?${query}` : ""}`;
  },
  /** The editor of a text of the site. @param done what was just done: `saved`, `reset` */
  page: (name: string, lang: string, done = "") =>
    `${DESKS.pages}/${name}/${lang}${done ? `?${new URLSearchParams({ done })}` : ""}`,
  pageVersions: (name: string, lang: string, choice: VersionChoice = {}) =>
    `${DESKS.pages}/${name}/${lang}/versions${versionQuery(choice)}`,
  /** The giveaways. @param state only in this state; without it all but the removed ones */
  giveaways: ({ state = "", search = "", start = 0 } = {}) => {
  /** Polls of readers. @param state only in this state; without it all but the removed ones */
  votings: ({ state = "", search = "", start = 0 } = {}) => {
    const query = new URLSearchParams({
      ...(state && { state }),
      ...(search && { search }),
      ...(start > 0 && { start: String(start) }),
    });
    return `${DESKS.giveaways}${query.size > 0 ? `?${query}` : ""}`;
  },
  /** @param done what was just done: `saved`, `published` */
  giveaway: (id: number | "new", done = "") =>
    `${DESKS.giveaways}/${id}${done ? `?${new URLSearchParams({ done })}` : ""}`,
    return `${DESKS.votings}${query.size > 0 ? `?${query}` : ""}`;
  },
  /** @param done what was just done */
  voting: (id: number | "new", done = "") => `${DESKS.votings}/${id}${done ? `?done=${done}` : ""}`,
  /** The awards of all years. @param done what was just done */
  awards: ({ state = "", start = 0, done = "" } = {}) => {
    const query = new URLSearchParams({
      ...(state && { state }),
      ...(start > 0 && { start: String(start) }),
      ...(done && { done }),
    });
    return `${DESKS.awards}${query.size > 0 ? `?${query}` : ""}`;
  },
  award: (year: number | "new", done = "") => `${DESKS.awards}/${year}${done ? `?done=${done}` : ""}`,
  /** The form of new awards with the nominations of another year. */
  copiedAward: (year: number) => `${DESKS.awards}/new?copy=${year}`,
} as const;

type TopicKind = "category" | "tag";

/** What sorts articles, by the segment of its pages. */
export const TOPIC_SEGMENTS: Readonly<Record<TopicKind, string>> = { category: "categories", tag: "tags" };

type StaffDesk = "brand" | "product" | "strain";

function queue(path: string, state: string, start: number): string {
  return `${path}?${new URLSearchParams({ state, ...(start > 0 ? { start: String(start) } : {}) })}`;
}

function versionQuery(choice: VersionChoice): string {
  const query = new URLSearchParams(
    Object.entries(choice).map(([name, number]): [string, string] => [name, String(number)]),
  );
  return query.size > 0 ? `?${query}` : "";
}
