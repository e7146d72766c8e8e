import type { Schema } from "@grow/contract";
import { LEAST_GROWERS } from "@grow/domain";
import { FamilyTree, TreeLegend } from "@grow/ui/catalogue";
import { Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFamilyWords } from "../shared/family-node.ts";
import { StrainCrumbs } from "../shared/strain-crumbs.tsx";
import styles from "../shared/strain-page.module.css";

type Tree = Schema<"StrainTree">;

/** The family of a strain: ancestors as a tree, descendants as a nested list. */
export function FamilyScreen({ tree }: { tree: Tree }) {
  const { t } = useLingui();
  const { name } = tree;
  const least = LEAST_GROWERS;
  const generations = [
    t({ id: "strain.tree.strain", message: "Strain" }),
    t({ id: "strain.tree.parents", message: "Parents" }),
    t({ id: "strain.tree.grandparents", message: "Grandparents" }),
    t({ id: "strain.tree.great", message: "Great-grandparents" }),
    t({ id: "strain.tree.older", message: "Older" }),
  ];

  const { detailOf, nodeOf } = useFamilyWords();

  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <StrainCrumbs crumbs={[{ label: name, href: tree.link ?? undefined }]} />
        <h1>
          <Trans id="strain.tree.heading">Family of {name}</Trans>
        </h1>
        <FamilyTree
          label={t({ id: "strain.tree.ancestors", message: `Ancestors of ${name}` })}
          strain={nodeOf(tree)}
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
