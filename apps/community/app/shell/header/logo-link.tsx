import { LogoLink as KitLogoLink } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";

/** The link to the home page. */
export function LogoLink() {
  const { t } = useLingui();
  return (
    <KitLogoLink
      href={paths.home()}
      label={t({ id: "shell.home", message: "Grow, home page" })}
      name="Grow"
    />
  );
}
