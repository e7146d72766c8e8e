/**
 * Every address of the community, in one place: screens, forms and heads take them from here.
 * A thing that has a `link` of its own (diary, grower) is linked by that.
 */
export const paths = {
  home: () => "/",
  explore: (tags: readonly string[] = []) => ["/explore", ...tags].join("/"),
  search: (query?: string) => (query ? `/search?${new URLSearchParams({ query })}` : "/search"),
  newDiary: () => "/diaries/edit/new",
  editDiary: (diary: number) => `/diaries/edit/${diary}`,
  /** What its grower has used besides; without a diary, what he has used at all. */
  usedEquipment: (diary: number | null) => `/diaries/edit/used${diary === null ? "" : `?but=${diary}`}`,
  /** Where a diary that was deleted can be brought back. */
  removedDiary: (diary: number) => `/diaries/edit/${diary}/removed`,
  /** The editor of a week needs the diary's id alone. */
  newWeek: (diary: number) => `/diaries/${diary}/weeks/new/edit`,
  /** The week that ends a diary. */
  newHarvest: (diary: number) => `/diaries/${diary}/weeks/new/edit?phase=harvest`,
  /** Takes a diary's link. */
  week: (diary: string, week: number) => `${diary}/week/${week}`,
  /** Takes a diary's link. */
  diaryFeed: (diary: string) => `${diary}/feed`,
  /** Takes a diary's link. */
  printDiary: (diary: string) => `${diary}/print`,
  approveDiary: (diary: number) => `/diaries/${diary}/approve`,
  rss: () => "/rss",
  sitemap: () => "/sitemap.xml",
  sitemapOfPages: () => "/sitemaps/pages",
  sitemapOfDiaries: (file: number) => `/sitemaps/diaries/${file}`,
  editWeek: (diary: number, week: number) => `/diaries/${diary}/weeks/${week}/edit`,
  editSmoke: (diary: number, week: number) => `/diaries/${diary}/weeks/${week}/smoke`,
  /** What a grower thinks of the equipment of a diary of his own. */
  diaryReviews: (diary: number) => `/diaries/${diary}/reviews`,
  /** A comment by itself, with what can be done to it. */
  comment: (comment: number) => `/comments/${comment}`,
  changeComment: (comment: number) => `/comments/${comment}/change`,
  complain: () => "/complains",
  complaint: (type: string, id: number, returnPath?: string) =>
    withReturn(`/complains/${type}/${id}`, returnPath ?? "/", true),
  /** A text in the language of the page. */
  translation: (type: string, id: number, returnPath: string) =>
    withReturn(`/translates/${type}/${id}`, returnPath, true),
  translationInPlace: (type: string, id: number, locale: string) => `/translates/${type}/${id}/${locale}`,
  /** Not there yet: ask `existingPage` before linking to it. */
  premium: () => "/premium",
  like: () => "/likes",
  likeState: (type: string, id: number) => `/likes/${type}/${id}`,
  follow: () => "/follows",
  /** Takes a diary's link. */
  similarDiaries: (diary: string) => `${diary}/similar`,
  /** Takes a diary's link. */
  sameWeek: (diary: string, week: number) => `${diary}/week/${week}/others`,
  exploreCounts: (tags: readonly string[]) =>
    `/explore/counts?${new URLSearchParams(tags.map((tag) => ["tags", tag]))}`,
  signIn: (returnPath?: string) => withReturn("/auth/signin", returnPath),
  signUp: (returnPath?: string) => withReturn("/auth/signup", returnPath),
  forgotPassword: () => "/auth/forgot-password",
  resetPassword: (token: string) => `/auth/reset-password?${new URLSearchParams({ token })}`,
  confirmEmail: () => "/auth/confirm-email",
  /** Language, theme and units, for guests too. */
  interfaceSettings: () => "/settings/interface",
  /** What comes on the site and what by mail; letters name it too. */
  notificationSettings: () => "/settings/notifications",
  setAge: () => "/settings/age",
  underAge: () => "/under-age",
  complaintQueue: () => "/admin/complaints",
  cache: () => "/admin/cache",
  complaints: (state: string, start = 0) =>
    `/admin/complaints?${new URLSearchParams({ state, ...(start > 0 ? { start: String(start) } : {}) })}`,
  /** What this device keeps; stands in for every page that it does not. */
  offline: () => "/offline",
} as const;

/** @param isAlways - the start page is named as well */
function withReturn(path: string, returnPath: string | undefined, isAlways = false): string {
  if (!returnPath || (returnPath === "/" && !isAlways)) return path;
  return `${path}?${new URLSearchParams({ return_path: returnPath })}`;
}
