import { bannerKindWord, bannerStateWord, bannerTone } from "@grow/app-kit/ads/banner-words.ts";
import { useFormats } from "@grow/i18n/react";
import { Badge, EmptyState, LinkButton, Note, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/desks/desk.module.css";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { PAGE_SIZE } from "../../shared/desks/state-list.ts";
import type { BannerRowView, BannersView } from "./view.ts";

interface BannersScreenProps extends BannersView {
  readonly isAdmin: boolean;
  /** One was just removed. */
  readonly isRemoved: boolean;
}

/** Banners of all brands and of the site, those to review first. */
export function BannersScreen({ state, type, isAdmin, isRemoved, ...list }: BannersScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const day = (date: string | null) => (date === null ? "–" : formats.shortDate(date));
  const columns: readonly DeskColumn<BannerRowView>[] = [
    {
      name: "name",
      title: <Trans id="admin.banners.name">Banner</Trans>,
      cell: ({ id, name, brand }) => (
        <>
          <TextLink href={deskPaths.banner(id)}>{name}</TextLink>
          <div className={styles.detail}>{brand ?? <Trans id="admin.banners.own">Grow's own</Trans>}</div>
        </>
      ),
    },
    {
      name: "state",
      title: <Trans id="admin.banners.state">State</Trans>,
      cell: (row) => <Badge tone={bannerTone(row.state)}>{bannerStateWord(i18n, row.state)}</Badge>,
    },
    {
      name: "kind",
      title: <Trans id="admin.banners.kind">Kind</Trans>,
      cell: ({ kind }) => bannerKindWord(i18n, kind),
    },
    {
      ...{ name: "run", kind: "wide" },
      title: <Trans id="admin.banners.run">Run</Trans>,
      cell: ({ start, end }) => `${day(start)} – ${day(end)}`,
    },
    {
      ...{ name: "who", kind: "wide" },
      title: <Trans id="admin.banners.who">Last saved</Trans>,
      cell: ({ user, date }) => (
        <>
          {user ?? "–"}
          {date === null ? null : (
            <div className={styles.detail}>
              <time dateTime={date}>{formats.dateTime(date)}</time>
            </div>
          )}
        </>
      ),
    },
    {
      ...{ name: "views", kind: "number" },
      title: <Trans id="admin.banners.views">Viewable</Trans>,
      cell: ({ views }) => formats.number(views, 0),
    },
  ];
  return (
    <DeskList
      title={<Trans id="admin.banners.title">Banners</Trans>}
      actions={
        <>
          <LinkButton href={deskPaths.adRules()} look="outline">
            <Trans id="admin.banners.rules">Places without ads</Trans>
          </LinkButton>
          {isAdmin ? (
            <LinkButton href={deskPaths.banner("new")} look="primary" icon={Plus}>
              <Trans id="admin.banner.new">New banner</Trans>
            </LinkButton>
          ) : null}
        </>
      }
      note={
        isRemoved ? (
          <Note tone="good">
            <Trans id="admin.banners.removed">Removed. Its numbers stay.</Trans>
          </Note>
        ) : null
      }
      states={{
        label: t({ id: "admin.banners.states", message: "Banners by state" }),
        ...{ tabs: list.tabs, current: state },
        word: (one) => bannerStateWord(i18n, one),
      }}
      choices={{
        label: t({ id: "admin.banners.kinds", message: "Kind" }),
        links: list.kinds.map(({ kind, href }) => ({
          ...{ href, current: kind === type },
          label:
            kind === ""
              ? t({ id: "admin.banners.anyKind", message: "Any kind" })
              : bannerKindWord(i18n, kind),
        })),
      }}
      columns={columns}
      rows={list.rows}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title={<Trans id="admin.banners.empty">No banners here</Trans>}>
          <Trans id="admin.banners.empty.text">Brands submit them in the portal.</Trans>
        </EmptyState>
      }
      total={t({
        id: "admin.banners.total",
        message: plural(list.total, { one: "# banner", other: "# banners" }),
      })}
      pages={{
        ...{ current: list.page, total: list.pages },
        href: (to) => deskPaths.banners({ state, type, start: (to - 1) * PAGE_SIZE }),
      }}
    />
  );
}
