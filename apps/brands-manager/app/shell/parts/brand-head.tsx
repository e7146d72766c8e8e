import { ReturnField } from "@grow/app-kit/shell/settings/return-field.tsx";
import { Icon } from "@grow/ui/foundation";
import { Menu, MenuButton, MenuHeading } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronsUpDown } from "lucide-react";
import { paths } from "../../paths.ts";
import type { BrandMark, FrameView } from "../frame-view.ts";
import styles from "./brand-head.module.css";

/** The selected brand; for a user with several, a switch between them. */
export function BrandHead({ brand, brands }: FrameView) {
  const { t } = useLingui();
  if (brands.length === 0) return <Head brand={brand} />;
  return (
    <Menu
      bare
      sheet
      align="start"
      className={styles.switch}
      trigger={
        <>
          <Head brand={brand} />
          <Icon of={ChevronsUpDown} />
        </>
      }
    >
      <MenuHeading>{t({ id: "portal.brands", message: "Your brands" })}</MenuHeading>
      <form method="post" action={paths.chooseBrand()}>
        <ReturnField />
        {brands.map((one) => (
          <MenuButton
            key={one.id}
            type="submit"
            name="brand"
            value={String(one.id)}
            pressed={one.id === brand?.id}
          >
            {one.name}
          </MenuButton>
        ))}
      </form>
    </Menu>
  );
}

function Head({ brand }: { brand: BrandMark | null }) {
  return (
    <span className={styles.head}>
      <span className={styles.mark} aria-hidden="true">
        {brand?.logo ? <img src={brand.logo} alt="" width="40" height="40" /> : (brand?.initials ?? "G")}
      </span>
      <span className={styles.words}>
        {brand ? <b>{brand.name}</b> : null}
        <span className={styles.portal}>
          <Trans id="portal.name">Brand portal</Trans>
        </span>
      </span>
    </span>
  );
}
