import { picturesIn } from "../../../content/posts/pictures-in.ts";
import type { Problem } from "../../../errors/api-error.ts";
import type { PostText } from "./staff-post.ts";

interface Complete {
  /** The language of the original. */
  readonly lang: string;
  readonly items_text: readonly PostText[];
  readonly hasCover: boolean;
  readonly category: string | null;
}

/** What a post lacks to be published, with fields as in the request. */
export function publishProblems({ lang, items_text, hasCover, category }: Complete): Problem[] {
  return [
    ...items_text.flatMap((text, index) => problemsOfText(text, `items_text.${index}`, text.lang === lang)),
    ...(hasCover ? [] : [{ code: "required" as const, field: "cover_id" }]),
    ...(category === null ? [{ code: "required" as const, field: "category" }] : []),
  ];
}

function problemsOfText({ text }: PostText, field: string, isOriginal: boolean): Problem[] {
  const pictures = picturesIn(text);
  const isEmpty = pictures.length === 0 && !/\S/.test(text.replace(/<[^<>]*>/g, ""));
  const unnamed = pictures.findIndex(({ alt }) => alt === "");
  return [
    ...(isOriginal && isEmpty ? [{ code: "required" as const, field: `${field}.text` }] : []),
    ...(unnamed < 0
      ? []
      : [{ code: "required" as const, field: `${field}.alt`, params: { picture: unnamed + 1 } }]),
  ];
}
