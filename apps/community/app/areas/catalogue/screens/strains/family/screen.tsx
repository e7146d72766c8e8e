import type { Schema } from "@grow/contract";
import { LEAST_GROWERS } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { FamilyTree, TreeLegend, type TreeStrain } from "@grow/ui/catalogue";
import { Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { StrainCrumbs } from "../shared/strain-crumbs.tsx";
import styles from "../shared/strain-page.module.css";

type Tree = Schema<"StrainTree">;

/** The family of a strain: ancestors as a tree, descendants as a nested list. */
export function FamilyScreen({ tree }: { tree: Tree }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { name } = tree;
  const least = LEAST_GROWERS;
  const generations = [
    t({ id: "strain.tree.strain", message: "Strain" }),
    t({ id: "strain.tree.parents", message: "Parents" }),
    t({ id: "strain.tree.grandparents", message: "Grandparents" }),
    t({ id: "strain.tree.great", message: "Great-grandparents" }),
    t({ id: "strain.tree.older", message: "Older" }),
  ];

  function detailOf(strain: Tree): string {
    const { yield_watt: perWatt, place, year, item_brand: breeder } = strain;
    return [
      strain.percent !== null && formats.percent(strain.percent / 100),
      strain.role === "mother" && t({ id: "strain.tree.mother", message: "Mother" }),
      strain.role === "father" && t({ id: "strain.tree.father", message: "Father" }),
      place && t({ id: "strain.tree.landrace", message: `Landrace from ${place}` }),
      breeder?.name,
      year && String(year),
      perWatt !== null && `${formats.number(perWatt.median, 2)} ${unitWord(i18n, "gramsPerWatt")}`,
      strain.is_repeat && t({ id: "strain.tree.repeat", message: "already in this tree" }),
    ]
      .filter(Boolean)
      .join(", ");
  }

  function nodeOf(strain: Tree, place: string): TreeStrain {
    const isUnknown = strain.id === null;
    return {
      id: strain.id ?? place,
      name: isUnknown
        ? strain.role === "mother"
          ? t({ id: "strain.tree.unknownMother", message: "Unknown mother" })
          : t({ id: "strain.tree.unknownFather", message: "Unknown father" })
        : strain.name,
      href: strain.link ?? undefined,
      detail: isUnknown ? undefined : detailOf(strain),
      isUnknown,
      parents: strain.parents.map((parent) => nodeOf(parent, `${place}-${parent.role}`)),
      ...(strain.is_cut && strain.link
        ? {
            older: {
              href: paths.strainTree(strain.link),
              label: t({ id: "strain.tree.more", message: "Show older" }),
            },
          }
        : {}),
    };
  }

  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <StrainCrumbs crumbs={[{ label: name, href: tree.link ?? undefined }]} />
        <h1>
          <Trans id="strain.tree.heading">Family of {name}</Trans>
        </h1>
        <FamilyTree
          label={t({ id: "strain.tree.ancestors", message: `Ancestors of ${name}` })}
          strain={nodeOf(tree, "self")}
          generations={generations}
        />
        <TreeLegend
          self={t({ id: "strain.tree.legend.self", message: "this strain" })}
          unknown={t({ id: "strain.tree.legend.unknown", message: "not known" })}
        >
          <Trans id="strain.tree.tooFew">g/W shows up once {least} growers have harvested.</Trans>
        </TreeLegend>
        {tree.children.length > 0 ? (
          <Section title={<Trans id="strain.tree.children">Crosses made with it</Trans>}>
            <Descendants strains={tree.children} detailOf={detailOf} />
          </Section>
        ) : null}
      </Stack>
    </Page>
  );
}

function Descendants({
  strains,
  detailOf,
}: {
  strains: readonly Tree[];
  detailOf: (strain: Tree) => string;
}) {
  return (
    <ul>
      {strains.map((strain) => {
        const detail = detailOf(strain);
        return (
          <li key={strain.id}>
            <TextLink href={strain.link ?? ""}>{strain.name}</TextLink>
            {detail ? ` ${detail}` : null}
            {strain.children.length > 0 ? (
              <Descendants strains={strain.children} detailOf={detailOf} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
