import type { TranslationType } from "@grow/api-client";
import { useLocale } from "@grow/i18n/react";
import { isPlainPress, LinkButton } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { Languages } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { paths } from "../../paths.ts";
import { useRootData } from "../root-data.ts";

const Translated = lazy(async () => {
  const { Translated } = await import("../translated-text/translated-text.tsx");
  return { default: Translated };
});

/** A text that can be translated. */
export interface Translatable {
  /** The control; null if the text is in the user's language already, or without a translation server. */
  control: ReactNode;
  isTranslated: boolean;
  /** The text or its translation. */
  show(original: ReactNode): ReactNode;
}

/**
 * Offers a translation of a text. Without JavaScript the control links to a page with the translation; with it the text is replaced in
 * place, and back.
 *
 * @param lang - language of the text
 * @param anchor - fragment to return to without JavaScript
 */
export function useTranslation(
  type: TranslationType,
  id: number,
  lang: string,
  anchor: string,
): Translatable {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [isTranslated, setTranslated] = useState(false);
  const canTranslate = useRootData()?.isTranslating === true;
  const isForeign = lang !== locale && locale !== "en-tr";
  return {
    isTranslated,
    control:
      canTranslate && isForeign ? (
        <LinkButton
          look="quiet"
          size="small"
          icon={Languages}
          href={paths.translation(type, id, `${pathname}${search}#${anchor}`)}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            setTranslated(!isTranslated);
          }}
        >
          {isTranslated
            ? t({ id: "translation.original", message: "Show original" })
            : t({ id: "translation.translate", message: "Translate" })}
        </LinkButton>
      ) : null,
    show: (original) =>
      isTranslated ? (
        <Suspense fallback={original}>
          <Translated type={type} id={id} lang={lang}>
            {original}
          </Translated>
        </Suspense>
      ) : (
        original
      ),
  };
}
