import { isLocale, LOCALE_NAMES, type Locale } from "@grow/i18n";
import { useFormats } from "@grow/i18n/react";
import { ArticleCard, type ArticleCardProps } from "@grow/ui/social";
import { useLingui } from "@lingui/react";
import { photoSource } from "../photo-source.ts";
import { useRootData } from "../root-data.ts";
import { growerName } from "../words/author-words.ts";
import { minutesWord } from "./minutes-word.ts";
import type { PostCardView } from "./post-card-view.ts";

interface OnePostProps extends Pick<ArticleCardProps, "look" | "sizes" | "priority"> {
  card: PostCardView;
  locale: Locale;
  headingLevel: 2 | 3;
}

/** An article of the journal as a card; one in another language names it. */
export function OnePost({ card, locale, headingLevel, ...looks }: OnePostProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const now = useRootData()?.now ?? Date.parse(card.date);
  const { lang, photo, topic, author, date } = card;
  const isForeign = lang !== locale.slice(0, 2);
  const isRow = looks.look === "row";
  return (
    <ArticleCard
      {...looks}
      href={card.link}
      impression={`blog:${card.id}`}
      title={card.title}
      titleLang={isForeign ? lang : undefined}
      headingLevel={headingLevel}
      photo={photo && photoSource(photo, "gallery")}
      topic={topic ? { label: topic.name, ...(isRow ? {} : { href: topic.href }) } : undefined}
      length={minutesWord(i18n, card.minutes)}
      language={isForeign ? langName(lang) : undefined}
      standfirst={card.preview}
      author={
        isRow
          ? undefined
          : {
              name: growerName(i18n, author),
              href: author?.href,
              seed: author?.id ?? 0,
              src: author?.avatar,
              removed: author === null,
            }
      }
      date={isRow ? undefined : <time dateTime={date}>{formats.shortDate(date, new Date(now))}</time>}
    />
  );
}

/** The name of a language in itself. */
export const langName = (lang: string): string => (isLocale(lang) ? LOCALE_NAMES[lang] : lang);
