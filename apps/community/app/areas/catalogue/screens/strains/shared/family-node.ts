import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import type { TreeStrain } from "@grow/ui/catalogue";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";

type Tree = Schema<"StrainTree">;

/** Generations that a tree shows unless it says otherwise. */
const ALL = 5;

/** Words of a family tree: what is said of a strain in it, and its nodes with their ancestors. */
export function useFamilyWords() {
  const { i18n, t } = useLingui();
  const formats = useFormats();

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

  /** @param most generations, the strain itself included */
  function nodeOf(strain: Tree, most = ALL, place = "self"): TreeStrain {
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
      parents:
        most <= 1 ? [] : strain.parents.map((parent) => nodeOf(parent, most - 1, `${place}-${parent.role}`)),
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

  return { detailOf, nodeOf };
}
