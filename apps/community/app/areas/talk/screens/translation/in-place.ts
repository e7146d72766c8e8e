import { translate } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { isLocale } from "@grow/i18n/locales";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../../shared/file-response.ts";
import { translatedView } from "../../../../shared/translated-text/translation-view.ts";
import { isTranslationType } from "../../../../shared/translated-text/translation-words.ts";

/** A translated text for a page that shows it in place of the original. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { type, lang } = params;
  const id = paramId(params.id);
  if (!isTranslationType(type) || id === undefined || !isLocale(lang) || lang === "en-tr") {
    throw badParameter(context.url.pathname);
  }
  const { data } = await translate(context.api, type, id, lang);
  return jsonAnswer(context, translatedView(data));
}
