import type { PostSeed } from "./post.ts";
import { anKhaoKotmai } from "./posts/an-khao-kotmai.ts";
import { dryingInAWarmFlat } from "./posts/drying-in-a-warm-flat.ts";
import { keimenImKuechenpapierGezaehlt } from "./posts/keimen-im-kuechenpapier-gezaehlt.ts";
import { ledBei30Zentimetern } from "./posts/led-bei-30-zentimetern.ts";
import { naFonDokMaiNao } from "./posts/na-fon-dok-mai-nao.ts";
import { razgovorNaPodokonnike } from "./posts/razgovor-na-podokonnike.ts";
import { readingRunoffEc } from "./posts/reading-runoff-ec.ts";
import { regarA38Grados } from "./posts/regar-a-38-grados.ts";
import { threeSeedbanksByHarvest } from "./posts/three-seedbanks-by-harvest.ts";
import { trihomyPodLupoy } from "./posts/trihomy-pod-lupoy.ts";
import { variedadesAutoctonas } from "./posts/variedades-autoctonas-una-historia.ts";
import { vpdWithoutATable } from "./posts/vpd-without-a-table.ts";

/** All posts, newest first. */
export const POSTS: readonly PostSeed[] = [
  readingRunoffEc,
  vpdWithoutATable,
  ledBei30Zentimetern,
  razgovorNaPodokonnike,
  dryingInAWarmFlat,
  anKhaoKotmai,
  threeSeedbanksByHarvest,
  naFonDokMaiNao,
  keimenImKuechenpapierGezaehlt,
  variedadesAutoctonas,
  trihomyPodLupoy,
  regarA38Grados,
];
