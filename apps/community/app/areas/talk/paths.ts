import { withReturn } from "../../shared/return-path.ts";

export const paths = {
  /** A single comment with everything that can be done to it. */
  comment: (comment: number) => `/comments/${comment}`,
  changeComment: (comment: number) => `/comments/${comment}/change`,
  complain: () => "/complains",
  complaint: (type: string, id: number, returnPath?: string) =>
    withReturn(`/complains/${type}/${id}`, returnPath ?? "/", true),
  /** A text in the language of the page. */
  translation: (type: string, id: number, returnPath: string) =>
    withReturn(`/translates/${type}/${id}`, returnPath, true),
  translationInPlace: (type: string, id: number, locale: string) => `/translates/${type}/${id}/${locale}`,
  like: () => "/likes",
  likeState: (type: string, id: number) => `/likes/${type}/${id}`,
} as const;
