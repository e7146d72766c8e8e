import { Breadcrumb, type Crumb } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import type { ItemView } from "../../../shared/diary/setup-view.ts";

/** The way to a diary: all diaries, its strain. */
export function Crumbs({ strain }: { strain: ItemView | null }) {
  const { t } = useLingui();
  const crumbs: Crumb[] = [
    { label: t({ id: "diary.crumb.diaries", message: "Diaries" }), href: paths.explore() },
  ];
  if (strain) crumbs.push({ label: strain.name, href: strain.href });
  return <Breadcrumb label={t({ id: "diary.crumbs", message: "Breadcrumb" })} crumbs={crumbs} />;
}
