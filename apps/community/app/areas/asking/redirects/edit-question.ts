import "../locales/question-editor/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { moved } from "../../../shared/redirects/moved.ts";
import { newQuestionTitles } from "../screens/question-editor/titles.ts";

/** The editor without an id asks a new question. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  moved(context, { to: paths.newQuestion(), status: 301, titles: newQuestionTitles });
