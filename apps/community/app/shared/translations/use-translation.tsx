import type { TranslationType } from "@grow/api-client";
import { useLocale } from "@grow/i18n/react";
import { isPlainPress, LinkButton } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { Languages } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { paths } from "../../paths.ts";

const Translated = lazy(async () => {
  const { Translated } = await import("../translated-text/translated-text.tsx");
  return { default: Translated };
});

/** A text that may be shown in the reader's language. */
export interface Translatable {
  /** The control; null where the text is in the reader's language already. */
  control: ReactNode;
  isTranslated: boolean;
  /** The text, or what stands in its place. */
  show(original: ReactNode): ReactNode;
}

/**
 * Offers a text in the language of the page. Without script the control leads to a page with the translation; with it, the text is
 * exchanged where it stands, and back.
 *
 * @param lang - language of the text
 * @param anchor - where on the page to come back to, without script
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
  const isForeign = lang !== locale && locale !== "en-tr";
  return {
    isTranslated,
    control: isForeign ? (
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
