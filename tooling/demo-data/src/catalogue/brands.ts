import type { Section } from "@grow/domain";

/** A brand that exists only here. Its description is written in its own language. */
export interface BrandSeed {
  readonly name: string;
  readonly section: Section;
  readonly lang: "en" | "de" | "ru" | "es" | "th";
  /** Colour of its labels, degrees. */
  readonly hue: number;
  readonly text: string;
}

const brand = (
  section: Section,
  name: string,
  lang: BrandSeed["lang"],
  hue: number,
  text: string,
): BrandSeed => ({ name, section, lang, hue, text });

/** Forty fictional brands over all sections. */
export const BRANDS: readonly BrandSeed[] = [
  brand(
    "seedbank",
    "Ember Genetics",
    "de",
    18,
    "Farbe und kurze Blüte. Jede Linie steht mindestens fünf Jahre in unserem Haus, bevor sie einen Namen bekommt.",
  ),
  brand(
    "seedbank",
    "Northfold Seeds",
    "en",
    205,
    "Old outdoor lines from cold valleys, kept going by people who finish in the first week of October.",
  ),
  brand(
    "seedbank",
    "Haiden & Daughters",
    "en",
    42,
    "Slow work with landraces. Two new names a year, never more.",
  ),
  brand(
    "seedbank",
    "Old Kiln Seeds",
    "en",
    28,
    "Feminised standards that do what the packet says, tested in three rooms and one shed.",
  ),
  brand(
    "seedbank",
    "Tidewater Autoflowers",
    "en",
    190,
    "From seed to jar in ten weeks, for balconies, short summers and impatient people.",
  ),
  brand("seedbank", "Moss & Stone", "de", 110, "Nur reguläre Samen, von Hand bestäubt und einzeln geprüft."),
  brand(
    "seedbank",
    "Tres Riscos",
    "es",
    12,
    "Variedades criadas en altura, con sol de sobra y noches frescas.",
  ),
  brand("seedbank", "Mekong Loft", "th", 150, "พันธุ์ใบแคบจากลุ่มน้ำ เลือกต้นที่ทนชื้นและไม่ยืดจนเกินไป"),
  brand(
    "seedbank",
    "Taiga Parallel",
    "ru",
    220,
    "Ранние и холодостойкие линии для короткого лета и тёплого подоконника.",
  ),
  brand(
    "nutrients",
    "Loam & Lumen",
    "en",
    82,
    "Two-part feeds with a plain chart for each week, and a doser that does not drip.",
  ),
  brand(
    "nutrients",
    "Rootwright",
    "en",
    30,
    "Everything below the surface: starters, fungi and patience in a bottle.",
  ),
  brand(
    "nutrients",
    "Blattwerk",
    "de",
    100,
    "Mineralische Dünger mit ehrlicher Dosierung: Auf dem Etikett steht, was die Pflanze braucht.",
  ),
  brand(
    "nutrients",
    "Saltmarsh Organics",
    "en",
    170,
    "Kelp, fish and composted bark from one stretch of coast.",
  ),
  brand(
    "nutrients",
    "Minera Verde",
    "es",
    135,
    "Abonos minerales concentrados, probados en coco y en hidro.",
  ),
  brand("nutrients", "Tenth Ion", "en", 265, "Single salts and clean mixes for people who own a scale."),
  brand("nutrients", "Krume & Korn", "de", 48, "Feste organische Dünger zum Einarbeiten, ohne Flaschen."),
  brand(
    "grow-lights",
    "Halden Lights",
    "en",
    215,
    "Dimmable boards that tell you their real draw at the wall.",
  ),
  brand("grow-lights", "Second Noon", "en", 44, "Bars for flat canopies, repairable with one screwdriver."),
  brand("grow-lights", "Lichtkante", "de", 200, "Flache LED-Leuchten für niedrige Zelte, passiv gekühlt."),
  brand(
    "grow-lights",
    "Северный полдень",
    "ru",
    50,
    "Светильники для шкафов и подоконников: тихие, холодные, честные ватты.",
  ),
  brand(
    "grow-tents",
    "Canvas Orchard",
    "en",
    96,
    "Tents with seams that stay dark, poles that stay straight and zips that stay closed.",
  ),
  brand(
    "grow-tents",
    "Zeltwerk Nord",
    "de",
    210,
    "Growzelte mit dickem Gewebe und Reißverschlüssen, die auch nach Jahren laufen.",
  ),
  brand("grow-tents", "Cuarto Quieto", "es", 270, "Carpas reforzadas para balcones y trasteros pequeños."),
  brand(
    "grow-boxes",
    "Cupboard Farms",
    "en",
    24,
    "Complete cabinets that look like furniture and are as quiet.",
  ),
  brand("grow-boxes", "Kabinett Grün", "de", 125, "Schränke mit eingebautem Licht, Filter und Schloss."),
  brand(
    "air-filters",
    "Carbon Lane",
    "en",
    230,
    "Filters packed by weight, with the date of the carbon on the label.",
  ),
  brand("air-filters", "Nullduft", "de", 255, "Aktivkohlefilter für Wohnungen mit dünnen Wänden."),
  brand(
    "air-conditioners",
    "Cool Ledge",
    "en",
    195,
    "Small split units for small rooms, with a defrost that does not wet the floor.",
  ),
  brand(
    "controllers",
    "Tell-Tale Controls",
    "en",
    285,
    "One box for fans, light and humidity that keeps working when the network does not.",
  ),
  brand(
    "controllers",
    "Gewächswart",
    "de",
    160,
    "Regler für Klima und Bewässerung, mit Drehknopf statt App-Zwang.",
  ),
  brand("drip-systems", "Slow Rain", "en", 200, "Gravity drip kits for four to sixteen pots."),
  brand(
    "drip-systems",
    "Gota Lenta",
    "es",
    188,
    "Riego por goteo sin bomba, con goteros que se limpian soplando.",
  ),
  brand(
    "hydroponic-systems",
    "Undercurrent",
    "en",
    208,
    "Buckets and rails for deep water, with lids that keep the light out.",
  ),
  brand("hydroponic-systems", "Floating Root Works", "en", 176, "Tables and channels for flood and film."),
  brand(
    "substrates",
    "Peat & Pumice",
    "en",
    36,
    "Light mixes for seedlings, heavy ones for big pots, nothing added that you did not ask for.",
  ),
  brand("substrates", "Cocotal", "es", 26, "Fibra de coco lavada dos veces y tamponada con calcio."),
  brand("substrates", "Чёрная грядка", "ru", 8, "Живые смеси с компостом и биогумусом, созревают полгода."),
  brand("ventilation-fans", "Northlane Air", "en", 222, "Inline fans that start slowly and stay in balance."),
  brand("ventilation-fans", "Leisewind", "de", 198, "Rohrlüfter unter 30 Dezibel, mit Gummi entkoppelt."),
  brand(
    "co2-generators",
    "Ninth Bubble",
    "en",
    290,
    "Bags, bottles and a burner, each with a table for the size of the room.",
  ),
];
