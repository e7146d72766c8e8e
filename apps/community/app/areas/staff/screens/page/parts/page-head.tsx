import { useFormats } from "@grow/i18n/react";
import { Cluster, LinkButton, Stack } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink, History } from "lucide-react";
import { deskPaths } from "../../../desk-paths.ts";
import desk from "../../../shared/desks/desk.module.css";
import { PageState } from "../../../shared/pages/page-state.tsx";
import styles from "../screen.module.css";
import type { PageView } from "../view.ts";

/** Title and state of a text of the site, and what else can be done with it. */
export function PageHead({ page }: { page: PageView }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, lang, title, path, author } = page;
  const date = page.changed === null ? "" : formats.dateTime(page.changed);
  return (
    <Stack gap={3}>
      <Breadcrumb
        label={t({ id: "admin.page.crumbs", message: "Breadcrumb" })}
        crumbs={[
          { label: t({ id: "admin.pages.title", message: "Pages" }), href: deskPaths.pages() },
          { label: title, lang },
        ]}
      />
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      <Cluster gap={3} justify="between">
        <Cluster gap={3}>
          <PageState {...page} />
          {page.changed === null ? null : (
            <span className={desk.detail}>
              {author === null ? (
                <Trans id="admin.page.changed">Changed {date}</Trans>
              ) : (
                <Trans id="admin.page.changedBy">
                  Changed {date} by {author}
                </Trans>
              )}
            </span>
          )}
        </Cluster>
        <Cluster gap={2}>
          {path === null ? null : (
            <LinkButton look="quiet" size="small" icon={ExternalLink} href={`${path}?lang=${lang}`}>
              <Trans id="admin.page.open">Open page</Trans>
            </LinkButton>
          )}
          <LinkButton look="outline" size="small" icon={History} href={deskPaths.pageVersions(name, lang)}>
            <Trans id="admin.page.versions">Versions</Trans>
          </LinkButton>
        </Cluster>
      </Cluster>
      {path === null ? (
        <p className={desk.detail}>
          <Trans id="admin.page.noPage">No page shows this text. Apps read it through the API.</Trans>
        </p>
      ) : null}
    </Stack>
  );
}
