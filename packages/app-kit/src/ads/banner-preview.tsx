import "./locales/catalog.ts";
import type { BannerKind } from "@grow/domain/banners";
import { AdCreative, AdSlot, type PhotoSource } from "@grow/ui/media";
import { Trans } from "@lingui/react/macro";
import styles from "./banner-preview.module.css";

/** A banner as its editor knows it. */
export interface PreviewedBanner {
  readonly kind: BannerKind;
  readonly photo: PhotoSource | null;
  readonly photoDark: PhotoSource | null;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly lang: string;
}

const FORMATS = { header: "strip", box: "card", cpm: "wide", sidebar: "side", button: "side" } as const;

/** A banner in its slot, in both themes. */
export function BannerPreview({ kind, ...words }: PreviewedBanner) {
  const slot = (
    <AdSlot format={FORMATS[kind]}>
      <AdCreative place={kind} {...words} />
    </AdSlot>
  );
  return (
    <div className={styles.both} data-place={kind}>
      {(["light", "dark"] as const).map((theme) => (
        <figure key={theme}>
          <figcaption className={styles.theme}>
            {theme === "light" ? (
              <Trans id="banner.preview.light">Light theme</Trans>
            ) : (
              <Trans id="banner.preview.dark">Dark theme</Trans>
            )}
          </figcaption>
          <div data-theme={theme} className={styles.page}>
            {slot}
          </div>
        </figure>
      ))}
    </div>
  );
}
