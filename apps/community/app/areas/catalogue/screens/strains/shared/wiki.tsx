import type { Schema } from "@grow/contract";
import { Prose, Section, Stack, TextLink } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";

/** An encyclopedia's entry with its source. */
export function Wiki({ article: { title, text, source, lang } }: { article: Schema<"WikiArticle"> }) {
  const { t } = useLingui();
  const site = new URL(source).hostname;
  return (
    <Section close title={<span lang={lang}>{title}</span>}>
      <Stack gap={3}>
        <Prose html={text} lang={lang} />
        <p>
          <TextLink href={source} rel="nofollow noopener">
            {t({ id: "strain.wiki.source", message: `Source: ${site}` })}
          </TextLink>
        </p>
      </Stack>
    </Section>
  );
}
