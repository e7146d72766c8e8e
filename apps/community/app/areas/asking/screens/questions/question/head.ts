import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { Schema } from "@grow/contract";
import { cutText, publicationDate } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { questionTitles } from "./titles.ts";

/** Head of a question, with its answers for search engines. */
export function questionHead(
  { i18n, environment }: { readonly i18n: I18n; readonly environment: { readonly publicUrl: string } },
  problem: Schema<"Problem">,
): PageHead {
  const published = publicationDate(problem.add_date);
  return {
    ...fillHead(i18n, questionTitles, { question: problem.title }),
    ...(problem.text === "" ? {} : { description: cutText(problem.text) }),
    canonical: problem.link,
    type: "article",
    ...(published ? { publishedTime: published } : {}),
    jsonLd: questionData(problem, environment.publicUrl),
  };
}

/** The question as a QAPage: https://schema.org/QAPage */
export function questionData(problem: Schema<"Problem">, origin: string): Record<string, unknown> {
  const url = new URL(problem.link, origin).href;
  const answer = (solution: Schema<"Solution">) => ({
    "@type": "Answer",
    text: solution.text,
    inLanguage: solution.lang,
    dateCreated: solution.add_date,
    upvoteCount: solution.cnt_likes,
    url: `${url}#solution-${solution.sid}`,
    ...person(solution.item_user),
  });
  const accepted = problem.solutions.find(({ is_accepted }) => is_accepted);
  const others = problem.solutions.filter(({ is_accepted }) => !is_accepted);
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: problem.title,
      text: problem.text === "" ? problem.title : problem.text,
      inLanguage: problem.lang,
      dateCreated: problem.add_date,
      answerCount: problem.cnt_solutions,
      upvoteCount: problem.cnt_likes,
      ...person(problem.item_user),
      ...(accepted ? { acceptedAnswer: answer(accepted) } : {}),
      ...(others.length > 0 ? { suggestedAnswer: others.map(answer) } : {}),
    },
  };
}

function person(user: Schema<"UserShort"> | null) {
  return user ? { author: { "@type": "Person", name: user.name } } : {};
}
