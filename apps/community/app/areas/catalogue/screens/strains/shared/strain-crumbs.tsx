import { Breadcrumb, type Crumb } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { strainsStep } from "./strain-steps.ts";

/** The way to a page of strains. */
export function StrainCrumbs({ crumbs = [] }: { crumbs?: readonly Crumb[] }) {
  const { i18n, t } = useLingui();
  const { name: label, path: href } = strainsStep(i18n);
  return (
    <Breadcrumb
      label={t({ id: "strains.crumbs", message: "Breadcrumb" })}
      crumbs={[{ label, href }, ...crumbs]}
    />
  );
}
