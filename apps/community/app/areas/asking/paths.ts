/** What the picture key was told so far. */
interface KeyChoice {
  readonly where?: string | undefined;
  readonly colour?: string | undefined;
  readonly age?: string | undefined;
  readonly symptom?: string | undefined;
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
  /** Shorts by growers the user follows. */
  followedShorts: () => "/shorts/following",
  videos: () => "/videos",
  newShort: () => "/shorts/edit/new",
  editShort: (video: number) => `/shorts/edit/${video}`,
  removedShort: (video: number) => `/shorts/edit/${video}/removed`,
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections = ["grow-questions", "shorts", "video"] as const;
