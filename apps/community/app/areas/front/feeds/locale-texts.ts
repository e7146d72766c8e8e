import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { i18nFor, isLocale } from "@grow/i18n";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";

/** All texts of the site in one language, by their ids: `/locales/de.json`. With `en-tr` there are none: keys are shown. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const code = /^(.+)\.json$/.exec(params.file ?? "")?.[1];
  if (code === undefined || !isLocale(code)) throw noSuchRoute(context.url.pathname);
  return fileAnswer(context, "application/json", JSON.stringify(i18nFor(code).messages));
}
