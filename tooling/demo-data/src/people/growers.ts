/** Language a grower writes in. */
export type Lang = "en" | "ru" | "de" | "es" | "th";

/** A grower of the demo site besides the four demo people. */
export interface GrowerSeed {
  readonly name: string;
  readonly lang: Lang;
  readonly country: string;
}

const from = (lang: Lang, rows: readonly (readonly [name: string, country: string])[]): GrowerSeed[] =>
  rows.map(([name, country]) => ({ name, lang, country }));

/** Fifty-six growers; with the four demo people there are sixty. */
export const GROWERS: readonly GrowerSeed[] = [
  ...from("en", [
    ["tessellate", "GB"],
    ["tidewrack", "IE"],
    ["old-kiln", "US"],
    ["marrow.and.moss", "CA"],
    ["lowlight_lou", "GB"],
    ["verdant.vic", "CA"],
    ["potting_shed", "GB"],
    ["slowcure", "US"],
    ["hazel.in.coco", "US"],
    ["fernwick", "NZ"],
    ["two_buckets", "US"],
    ["nodecounter", "CA"],
    ["quietcorner", "AU"],
    ["saltandsoil", "ZA"],
    ["ninefinger_jim", "US"],
    ["kestrel77", "GB"],
    ["attic.orchard", "CA"],
  ]),
  ...from("de", [
    ["hinterhof", "DE"],
    ["Feldweg", "DE"],
    ["gruenfink", "DE"],
    ["balkonia", "AT"],
    ["kellerkind_83", "DE"],
    ["wurzelwerk", "CH"],
    ["moosgrund", "DE"],
    ["lichtgestalt", "AT"],
    ["tanteErna", "DE"],
    ["stadtgarten", "DE"],
    ["blattlaus_nein", "DE"],
  ]),
  ...from("ru", [
    ["marta.k", "KZ"],
    ["podokonnik", "GE"],
    ["sosed_sverhu", "RS"],
    ["tayozhnik", "KZ"],
    ["zelyonka", "AM"],
    ["dedmazay", "GE"],
    ["fonarshik", "RS"],
    ["lisichka_v_palatke", "AM"],
    ["poliv_po_sredam", "KZ"],
    ["karas", "UZ"],
  ]),
  ...from("es", [
    ["lucia.v", "ES"],
    ["ElTendedero", "ES"],
    ["jardin_del_sur", "AR"],
    ["nudo_cinco", "UY"],
    ["maceta.azul", "MX"],
    ["pampa_verde", "AR"],
    ["abuelo_riega", "CL"],
    ["terraza9", "ES"],
    ["la_hoja_fea", "UY"],
    ["cierzo", "ES"],
  ]),
  ...from("th", [
    ["somchai_garden", "TH"],
    ["baan.suan", "TH"],
    ["nok_cha", "TH"],
    ["rim_khong", "TH"],
    ["fon_tok", "TH"],
    ["mali.indoor", "TH"],
    ["doi_lom", "TH"],
    ["ton_kla", "TH"],
  ]),
];
