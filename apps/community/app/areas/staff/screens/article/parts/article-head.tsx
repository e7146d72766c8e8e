import { useFormats } from "@grow/i18n/react";
import { Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink, Eye, History } from "lucide-react";
import { deskPaths } from "../../../desk-paths.ts";
import { StateBadge } from "../../../shared/articles/state-badge.tsx";
import styles from "../screen.module.css";
import type { SavedArticle } from "../view.ts";

/** Title and state of an article, and what else can be done with it. */
export function ArticleHead({ saved, lang }: { saved: SavedArticle | null; lang: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const isNew = t({ id: "article.new", message: "New article" });
  if (!saved)
    return (
      <Stack gap={2}>
        <Crumbs title={isNew} />
        <h1>{isNew}</h1>
      </Stack>
    );
  const { author } = saved;
  const date = formats.date(saved.updateDate);
  return (
    <Stack gap={3}>
      <Crumbs title={saved.title} lang={saved.languages[0]?.lang} />
      <h1 className={styles.title} lang={saved.languages[0]?.lang}>
        {saved.title}
      </h1>
      <Cluster gap={3} justify="between">
        <Cluster gap={3}>
          <StateBadge state={saved.state} />
          <span className={styles.hint}>
            {author ? (
              <Trans id="article.by">
                By {author}, changed {date}
              </Trans>
            ) : (
              <Trans id="article.changed">Changed {date}</Trans>
            )}
          </span>
        </Cluster>
        <Cluster gap={2}>
          {saved.link ? (
            <LinkButton look="quiet" size="small" icon={ExternalLink} href={saved.link}>
              <Trans id="article.open">Open page</Trans>
            </LinkButton>
          ) : null}
          <LinkButton
            look="outline"
            size="small"
            icon={History}
            href={deskPaths.articleVersions(saved.id, lang)}
          >
            <Trans id="article.versions">Versions</Trans>
          </LinkButton>
          <LinkButton look="outline" size="small" icon={Eye} href={deskPaths.articlePreview(saved.id, lang)}>
            <Trans id="article.preview.open">Preview</Trans>
          </LinkButton>
        </Cluster>
      </Cluster>
      {saved.state === "removed" ? (
        <Note tone="warn">
          <Trans id="article.isRemoved">This article is removed. Restore it to edit it.</Trans>
        </Note>
      ) : null}
    </Stack>
  );
}

function Crumbs({ title, lang }: { title: string; lang?: string | undefined }) {
  const { t } = useLingui();
  return (
    <Breadcrumb
      label={t({ id: "article.crumbs", message: "Breadcrumb" })}
      crumbs={[
        { label: t({ id: "articles.title", message: "Journal" }), href: deskPaths.articles() },
        { label: title, lang },
      ]}
    />
  );
}
