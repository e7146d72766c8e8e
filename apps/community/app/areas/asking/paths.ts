/** What the picture key was told so far. */
interface KeyChoice {
  readonly where?: string | undefined;
  readonly colour?: string | undefined;
  readonly age?: string | undefined;
  readonly symptom?: string | undefined;
}

/** The list of shorts that the viewer goes on in; without anything said all shorts, newest first. */
export interface ShortsOrder {
  /** Only by growers the user follows. */
  readonly isFollowing?: boolean;
  /** Only by this grower. */
  readonly by?: number | undefined;
  readonly sort?: "new" | "like" | "view";
}

export const paths = {
  questions: (tags: readonly string[] = []) => ["/grow-questions", ...tags].join("/"),
  /** Questions with a symptom of a group. */
  questionGroup: (type: string) => `/grow-questions/category/${type}`,
  /** Finds a symptom by what can be seen. */
  symptomKey: (choice: KeyChoice = {}) => {
    const known = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const query = new URLSearchParams(known).toString();
    return `/grow-questions/key${query === "" ? "" : `?${query}`}`;
  },
  newQuestion: (symptoms: readonly string[] = []) =>
    `/grow-questions/edit/new${symptoms.length === 0 ? "" : `?symptoms=${symptoms.join(",")}`}`,
  askAboutWeek: (diary: number, week: number) => `/grow-questions/edit/new?diary=${diary}&week=${week}`,
  editQuestion: (question: number) => `/grow-questions/edit/${question}`,
  removedQuestion: (question: number) => `/grow-questions/edit/${question}/removed`,
  /** An answer with its comments. */
  answer: (question: string, sid: number) => `${question}/solution/${sid}`,
  /** Questions like the one that is being written. */
  similarQuestions: (text: string, symptoms: readonly string[]) =>
    `/grow-questions/edit/similar?${new URLSearchParams({ text, symptoms: symptoms.join(",") })}`,
  shorts: () => "/shorts",
  /** The list that the viewer goes on in. @param grower - link of the one that it is by */
  shortsIn: ({ isFollowing = false, by, sort = "new" }: ShortsOrder, grower?: string | undefined) => {
    if (by !== undefined && grower !== undefined) return `${grower}/shorts`;
    return `${isFollowing ? "/shorts/following" : "/shorts"}${sort === "new" ? "" : `?sort=${sort}`}`;
  },
  /** Shorts by growers the user follows. */
  followedShorts: () => "/shorts/following",
  /** A short, from which the viewer goes on in the order of a list. */
  shortOf: (link: string, { isFollowing = false, by, sort = "new" }: ShortsOrder) => {
    const query = new URLSearchParams({
      ...(isFollowing ? { feed: "following" } : {}),
      ...(by === undefined ? {} : { by: String(by) }),
      ...(sort === "new" ? {} : { order: sort }),
    }).toString();
    return `${link}${query === "" ? "" : `?${query}`}`;
  },
  videos: () => "/videos",
  newShort: () => "/shorts/edit/new",
  editShort: (video: number) => `/shorts/edit/${video}`,
  removedShort: (video: number) => `/shorts/edit/${video}/removed`,
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections = ["grow-questions", "shorts", "video"] as const;
