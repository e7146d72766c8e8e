import { Breadcrumb, type Crumb } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";

/** The way to a page of strains. */
export function StrainCrumbs({ crumbs = [] }: { crumbs?: readonly Crumb[] }) {
  const { t } = useLingui();
  const first = { label: t({ id: "strains.crumb.strains", message: "Strains" }), href: paths.strains() };
  return (
    <Breadcrumb label={t({ id: "strains.crumbs", message: "Breadcrumb" })} crumbs={[first, ...crumbs]} />
  );
}
