import { bannerKindWord } from "@grow/app-kit/ads/banner-words.ts";
import { TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";
import type { BannerRowView } from "../view.ts";

/** A banner's picture, its name for the brand, and its kind. */
export function BannerName({ row }: { row: BannerRowView }) {
  const { i18n, t } = useLingui();
  const name = row.name || t({ id: "banners.unnamed", message: "Without a name" });
  const target = row.editor ?? row.results;
  return (
    <span className={styles.banner}>
      <span className={styles.thumb} data-kind={row.kind}>
        {row.picture ? <Photo photo={{ ...row.picture, alt: "" }} shape="original" sizes="72px" /> : null}
      </span>
      <span className={styles.words}>
        {target ? <TextLink href={target}>{name}</TextLink> : <span>{name}</span>}
        <span className={styles.muted}>
          {bannerKindWord(i18n, row.kind)}
          {row.isOwn ? null : (
            <>
              {" · "}
              <Trans id="banners.byStaff">set up by Grow</Trans>
            </>
          )}
        </span>
      </span>
    </span>
  );
}
