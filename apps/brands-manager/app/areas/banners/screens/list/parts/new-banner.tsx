import { bannerKindWord, bannerPlaceWord } from "@grow/app-kit/ads/banner-words.ts";
import { LinkButton, Section } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { paths } from "../../../paths.ts";
import { BRAND_KINDS } from "../../../shared/brand-kinds.ts";
import styles from "../screen.module.css";

/** The kinds of banners that a brand sets up itself, and where each is shown. */
export function NewBanner() {
  const { i18n, t } = useLingui();
  return (
    <Section title={t({ id: "banners.new", message: "New banner" })} close>
      <ul className={styles.kinds}>
        {BRAND_KINDS.map((kind) => (
          <li key={kind}>
            <LinkButton look="outline" icon={Plus} href={paths.editBanner(kind, "new")}>
              {bannerKindWord(i18n, kind)}
            </LinkButton>
            <span className={styles.muted}>{bannerPlaceWord(i18n, kind)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>
        <Trans id="banners.new.staff">
          Sidebar banners and buy buttons are set up by our team. Write to us if you want one.
        </Trans>
      </p>
    </Section>
  );
}
