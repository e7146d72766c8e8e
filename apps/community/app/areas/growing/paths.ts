export const paths = {
  explore: (tags: readonly string[] = []) => ["/explore", ...tags].join("/"),
  exploreCounts: (tags: readonly string[]) =>
    `/explore/counts?${new URLSearchParams(tags.map((tag) => ["tags", tag]))}`,
  newDiary: () => "/diaries/edit/new",
  editDiary: (diary: number) => `/diaries/edit/${diary}`,
  /** Equipment that the grower used in their other diaries; with null, in all of them. */
  usedEquipment: (diary: number | null) => `/diaries/edit/used${diary === null ? "" : `?but=${diary}`}`,
  /** Where a deleted diary can be restored. */
  removedDiary: (diary: number) => `/diaries/edit/${diary}/removed`,
  /** The list of deleted diaries and weeks; with a diary, of its weeks only. */
  deletedContent: (diary?: number) => `/diaries/edit/removed${diary === undefined ? "" : `?diary=${diary}`}`,
  /** @param diary - the diary's link */
  week: (diary: string, week: number) => `${diary}/week/${week}`,
  weekMix: (diary: string, week: number) => `${diary}/week/${week}/mix`,
  /** The page of a week that has just been published: it celebrates once. */
  publishedWeek: (diary: string, week: number) => `${diary}/week/${week}?published`,
  newWeek: (diary: number) => `/diaries/${diary}/weeks/new/edit`,
  /** The week that ends a diary. */
  newHarvest: (diary: number) => `/diaries/${diary}/weeks/new/edit?phase=harvest`,
  editWeek: (diary: number, week: number) => `/diaries/${diary}/weeks/${week}/edit`,
  deleteWeek: (diary: number, week: number) => `/diaries/${diary}/weeks/${week}/delete`,
  editSmoke: (diary: number, week: number) => `/diaries/${diary}/weeks/${week}/smoke`,
  /** The owner's reviews of the equipment of a diary. */
  diaryReviews: (diary: number) => `/diaries/${diary}/reviews`,
  /** @param diary - the diary's link */
  printDiary: (diary: string) => `${diary}/print`,
  approveDiary: (diary: number) => `/diaries/${diary}/approve`,
  /** @param diary - the diary's link */
  relatedToDiary: (diary: string) => `${diary}/related`,
  /** @param diary - the diary's link */
  sameWeek: (diary: string, week: number) => `${diary}/week/${week}/others`,
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections = ["diaries", "explore"] as const;
