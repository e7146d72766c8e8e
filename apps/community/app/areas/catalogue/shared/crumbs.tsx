import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import type { Section } from "@grow/domain";
import { Breadcrumb } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";

interface CrumbsProps {
  section: Section;
  /** Steps behind the section; the last one is the page. */
  steps: readonly { readonly label: string; readonly href?: string }[];
}

/** Where a brand or product stands in the catalogue. */
export function Crumbs({ section, steps }: CrumbsProps) {
  const { i18n, t } = useLingui();
  return (
    <Breadcrumb
      label={t({ id: "catalogue.crumbs", message: "Breadcrumb" })}
      crumbs={[{ label: sectionWord(i18n, section), href: paths.catalogue(section) }, ...steps]}
    />
  );
}
