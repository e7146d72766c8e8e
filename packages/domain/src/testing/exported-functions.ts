import * as bots from "../bots/index.ts";
import * as draw from "../draw/index.ts";
import * as follows from "../follows/index.ts";
import * as domain from "../index.ts";
import * as passwords from "../password/index.ts";
import * as plurals from "../plurals/index.ts";
import * as quantities from "../quantities/index.ts";
import * as ratings from "../ratings/index.ts";
import * as sections from "../sections/index.ts";
import * as symptoms from "../symptoms/index.ts";
import * as texts from "../texts/index.ts";
import * as weeks from "../weeks/index.ts";

/** Everything that the package exports, but the schemas: those take any value and name its problems. */
export const exported: Readonly<Record<string, unknown>> = {
  ...domain,
  ...bots,
  ...draw,
  ...follows,
  ...passwords,
  ...plurals,
  ...quantities,
  ...ratings,
  ...sections,
  ...symptoms,
  ...texts,
  ...weeks,
};

/** A place in the arguments where a caller without types may hand over something else. */
interface Place {
  /** `word` is one of a few texts that the types name. */
  readonly kind: "number" | "text" | "list" | "object" | "word" | "any";
  /** Builds the arguments around a value in this place. */
  readonly put: (value: unknown) => readonly unknown[];
  /** Numbers that are impossible here, besides those that are not finite. */
  readonly beyond?: readonly number[];
  /** What an impossible number gives; `null` unless the row says otherwise. */
  readonly gives?: unknown;
  /** Values of another type that mean something here: names of phases, dates as text. */
  readonly accepts?: readonly unknown[];
  /** `null` and `undefined` mean "missing" here and are allowed. */
  readonly isOptional?: true;
  /** Only nothing is an error. Every page of the site loads these functions, and each check would make all pages larger. */
  readonly isLoose?: true;
}

type Options = Omit<Place, "kind" | "put">;
const place =
  (kind: Place["kind"]) =>
  (put: Place["put"], options: Options = {}): Place => ({ kind, put, ...options });
const number = place("number");
const text = place("text");
const list = place("list");
const object = place("object");
const word = place("word");
/** A question about any value: it answers false and never throws. */
const any = place("any")((value) => [value]);
const amount = number((value) => [value], { beyond: [-1, -0.01], isOptional: true });
const first = text((value) => [value]);
const optional = { isOptional: true } as const;
const loose = { isLoose: true } as const;
const { IMPERIAL, METRIC, LIGHTS, SENSORS } = domain;
const lists = follows.emptyFollowLists(7);
const like = domain.likeTarget({ is_like: false, cnt_likes: 4 });
const harvest = (beyond: readonly number[]) => [
  number((value) => [value, 300], { beyond: [-1], ...optional }),
  number((value) => [420, value], { beyond, ...optional }),
];

/** Every exported function with its places. A function without a row fails the test. */
export const ROWS: Readonly<Record<string, readonly Place[]>> = {
  // Conversions
  cmToInch: [amount],
  inchToCm: [amount],
  gramToOunce: [amount],
  ounceToGram: [amount],
  literToGallon: [amount],
  gallonToLiter: [amount],
  ppmToEc: [amount],
  ecToPpm: [amount],
  ppm700ToEc: [amount],
  ecToPpm700: [amount],
  ecToCf: [amount],
  cfToEc: [amount],
  mllToMlgal: [amount],
  mlgalToMll: [amount],
  mllToTspgal: [amount],
  tspgalToMll: [amount],
  squareMeterToSquareFoot: [amount],
  squareFootToSquareMeter: [amount],
  celsiusToFahrenheit: [number((value) => [value], { beyond: [-273.16], ...optional })],
  fahrenheitToCelsius: [number((value) => [value], { beyond: [-500, -459.68], ...optional })],
  roundTo: [
    number((value) => [value, 2], optional),
    number((value) => [1.5, value], { beyond: [-1, 0.5, 11], ...optional }),
  ],
  roundPh: [number((value) => [value], { beyond: [-0.1, 14.1], ...optional })],
  roundImperial: [number((value) => [value], optional)],
  // Units
  fromStored: [
    number((value) => ["air_temp", value, "f"], { beyond: [-300], ...optional }),
    number((value) => ["tds", value, "ppm"], { beyond: [-1], ...optional }),
    number((value) => ["air_temp", value, "c"], { beyond: [-300, -21, 61, 77], ...optional }),
    number((value) => ["ec", value, "ec"], { beyond: [-1, 21], ...optional }),
    number((value) => ["height", value, "cm"], { beyond: [-5, 1001], ...optional }),
    number((value) => ["ppm", value, "ppm"], { beyond: [-1, 10_001], ...optional }),
    number((value) => ["harvest_weight", value, "g"], { beyond: [-1], ...optional }),
    word((unit) => ["air_temp", 25, unit]),
    word((unit) => ["ppm", 700, unit]),
    word((key) => [key, 25, "g"]),
  ],
  toStored: [
    word((unit) => ["air_temp", 25, unit]),
    word((unit) => ["ppm", 700, unit]),
    word((key) => [key, 25, "g"]),
    number((value) => ["air_temp", value, "f"], { beyond: [-500, -5, 141], ...optional }),
    number((value) => ["air_temp", value, "c"], { beyond: [-300, 200], ...optional }),
    number((value) => ["ec", value, "ec"], { beyond: [-1, 21], ...optional }),
    number((value) => ["height", value, "cm"], { beyond: [-5], ...optional }),
    number((value) => ["ppm", value, "ppm"], { beyond: [-1], ...optional }),
    number((value) => ["ph", value, "ph"], { beyond: [-0.01, 14.04, 15], ...optional }),
    number((value) => ["harvest_weight", value, "oz"], { beyond: [-1], ...optional }),
  ],
  showReading: [
    number((value) => ["height", value, METRIC], { beyond: [-5, 1001], ...optional }),
    number((value) => ["air_temp", value, METRIC], { beyond: [-300, 77], ...optional }),
    number((value) => ["air_temp", value, IMPERIAL], { beyond: [-300, 77], ...optional }),
    number((value) => ["ec", value, METRIC], { beyond: [-1], ...optional }),
    number((value) => ["ph", value, METRIC], { beyond: [15], ...optional }),
    word((key) => [key, 5, METRIC]),
    object((measures) => ["air_temp", 25, measures]),
    word((temperature) => ["air_temp", 25, { temperature }]),
  ],
  shownRange: [object((value) => ["air_temp", value]), word((key) => [key, METRIC])],
  measuredInfo: [word((key) => [key])],
  readingUnit: [
    object((value) => ["air_temp", value]),
    word((key) => [key, METRIC]),
    word((temperature) => ["air_temp", { temperature }]),
  ],
  readingUnits: [word((key) => [key])],
  readingLabel: [word((key) => [key, "cm"])],
  unitOf: [
    object((value) => ["temperature", value]),
    word((temperature) => ["temperature", { temperature }]),
    word((quantity) => [quantity, METRIC]),
  ],
  parseReading: [
    text((value) => ["air_temp", value]),
    word((key) => [key, "5"]),
    object((measures) => ["air_temp", "5", measures]),
    word((temperature) => ["air_temp", "5", { temperature }]),
  ],
  parseQuantity: [
    text((value) => [value, "volume"]),
    word((kind) => ["1 l", kind]),
    object((options) => ["1 l", "volume", options]),
    word((unit) => ["1 l", "volume", { unit }]),
  ],
  readTypedNumber: [first],
  isMeasureChoice: [place("any")((value) => ["volume", value]), word((quantity) => [quantity, "l"])],
  measuresFrom: [any],
  measurePreset: [object((value) => [value])],
  measuresToText: [object((value) => [value])],
  measuresFromText: [text((value) => [value], optional)],
  // Climate, feed and harvest
  saturationPressure: [number((value) => [value], { beyond: [-237.3, 101], ...optional })],
  vpd: [
    number((air) => [{ air, humidity: 60 }], { beyond: [77, -21], ...optional }),
    number((humidity) => [{ air: 25, humidity }], { beyond: [0.6, 101, -1], ...optional }),
    number((leafOffset) => [{ air: 25, humidity: 60, leafOffset }], { beyond: [23, -11], ...optional }),
    number((leaf) => [{ air: 25, humidity: 60, leaf }], { beyond: [73], ...optional }),
    object((climate) => [climate]),
  ],
  humidityForVpd: [
    number((vpd) => [{ vpd, air: 25 }], { beyond: [9, 21], ...optional }),
    number((air) => [{ vpd: 1, air }], { beyond: [77], ...optional }),
    object((target) => [target]),
  ],
  airForVpd: [
    number((vpd) => [{ vpd, humidity: 60 }], { beyond: [0, -1, 21], ...optional }),
    number((humidity) => [{ vpd: 1, humidity }], { beyond: [0.6, 101], ...optional }),
    number((leafOffset) => [{ vpd: 1, humidity: 60, leafOffset }], { beyond: [23], ...optional }),
    number((leaf) => [{ vpd: 1, humidity: 60, leaf }], { beyond: [73, -5], ...optional }),
    object((target) => [target]),
  ],
  dewPoint: [
    number((air) => [{ air, humidity: 60 }], { beyond: [77], ...optional }),
    number((humidity) => [{ air: 25, humidity }], { beyond: [0.6, 101], ...optional }),
    object((climate) => [climate]),
  ],
  dailyLightIntegral: [
    number((value) => [value, 18], { beyond: [-1, 5001], ...optional }),
    number((value) => [600, value], { beyond: [-1, 24.5], ...optional }),
  ],
  dli: [number((value) => [value, 18], { beyond: [-1, 5001], ...optional })],
  targetBand: [
    number((value) => ["vpd", value], { beyond: [7, -2, 0.5] }),
    word((figure) => [figure, 1]),
    word((figure) => [figure, "harvest"]),
  ],
  placeInBand: [
    number((value) => [value, { min: 1, max: 2 }], optional),
    object((band) => [1, band], optional),
  ],
  gramsPerWatt: harvest([0, -1]),
  gramsPerSquareMeter: harvest([0, -1]),
  gramsPerPlant: harvest([0, -1, 2.5]),
  harvestYield: [
    number((harvest_weight) => [{ harvest_weight, harvest_watt: 300 }], {
      beyond: [-1],
      gives: { perWatt: null, perSquareMeter: null, perPlant: null },
      ...optional,
    }),
    object((figures) => [figures]),
  ],
  dilute: [
    number((value) => [[{ val: 1 }], value], { beyond: [0, -1], ...optional }),
    number((value) => [[{ val: 1 }], 8, value], { beyond: [0, -1] }),
    number((val) => [[{ val }], 8]),
    list((value) => [value, 8]),
    object((dose) => [[dose], 8]),
  ],
  diluteScheme: [
    number((val) => [[{ items: [{ val }] }], 8]),
    list((value) => [value, 8]),
    object((week) => [[week], 8]),
    list((items) => [[{ items }], 8]),
  ],
  // Weeks and diaries
  phaseName: [number((value) => [value], { beyond: [7, 0.5, -2], ...optional })],
  fazaByName: [],
  isFaza: [any],
  hasEnoughGrowers: [number((value) => [value], { beyond: [-1], gives: false })],
  highestFaza: [list((value) => [value])],
  weekDays: [number((value) => [value], { beyond: [0, -1, 1.5, 1000, 1e300], ...optional })],
  weekNames: [
    list((value) => [value]),
    number((days) => [[{ faza: 0, days }]], {
      beyond: [-1, 1.5],
      gives: [{ word: "week", number: null, ordinal: null, key: "week" }],
      ...optional,
    }),
  ],
  distinctWeeks: [list((value) => [value])],
  daysGrown: [
    list((value) => [value]),
    number((days) => [[{ faza: 0, days }]], { beyond: [-1], gives: 0, ...optional }),
    text((germ_date) => [[{ faza: 0, days: 1, props: { germ_date } }]], optional),
  ],
  scoreWeek: [
    object((value) => [value]),
    number((faza) => [{ faza }], { beyond: [7, 0.5, -2], gives: [] }),
    word((phase) => [{ phase }]),
    text((text) => [{ faza: 0, text }], optional),
    list((items_photo) => [{ faza: 0, items_photo }], optional),
    list((items_nutrient) => [{ faza: 1, item_flowering: { items_nutrient } }], optional),
    number((val) => [{ faza: 1, item_flowering: { items_nutrient: [{ val }] } }], {
      gives: domain.scoreWeek({ faza: 1 }),
      ...optional,
    }),
    number((ph) => [{ faza: 0, props: { ph } }], {
      beyond: [-1, 15],
      gives: domain.scoreWeek({ faza: 0 }),
      ...optional,
    }),
    number((harvest_watt) => [{ faza: 2, props: { harvest_watt } }], {
      beyond: [-1],
      gives: domain.scoreWeek({ faza: 2 }),
      ...optional,
    }),
  ],
  diaryProgress: [
    list((value) => [value]),
    object((week) => [[week]]),
    number((faza) => [[{ faza }]], { beyond: [7, 0.5, -2], gives: 0 }),
  ],
  isFilled: [any],
  countFilled: [list((value) => [{}, value])],
  countedReadings: [list((value) => [value])],
  shownPhotos: [list((value) => [value], optional)],
  sortEvents: [list((value) => [value]), object((event) => [[event]])],
  seedProblem: [
    number((seeds_sown) => [{ seeds_sown }], optional),
    number((seeds_sprouted) => [{ seeds_sown: 5, seeds_sprouted }], optional),
  ],
  // Lists
  optionName: [],
  optionCode: [],
  isOption: [place("any")((value) => [LIGHTS, value])],
  isChoice: [place("any")((value) => [SENSORS, value])],
  isSection: [any],
  isCatalogue: [any],
  isLocale: [any],
  isStrainCategory: [any],
  isStrainSubcategory: [place("any")((value) => ["thc", value])],
  isPlainDate: [any],
  isParam: [place("any")((value) => ["id", value])],
  paramId: [text((value) => [value], optional)],
  parseExploreTags: [list((value) => [value])],
  exploreTags: [object((value) => [value])],
  parseDiaryTags: [list((value) => [value])],
  diaryTags: [object((value) => [value])],
  parseQuestionTags: [list((value) => [value])],
  questionTags: [object((value) => [value])],
  equipmentLists: [list((value) => [value])],
  factWords: [word((section) => [section])],
  parseFactWord: [],
  symptomOf: [],
  symptomBySlug: [],
  nextStart: [
    number((start) => [{ start, items: [] }], { beyond: [-1, 0.5] }),
    number((limit) => [{ start: 0, limit, items: [1] }], { beyond: [-1, 1.5] }),
    number((total) => [{ start: 0, items: [1], total }], { beyond: [-1, 1.5] }),
    list((items) => [{ start: 0, items }]),
    object((page) => [page]),
  ],
  emptyFollowList: [],
  emptyFollowLists: [],
  sortFollowList: [object((value) => [value, "name"])],
  addFollowPage: [
    object((value) => [lists.common, value]),
    object((value) => [value, { items: [], total: 0, start: 0 }]),
  ],
  nextFollowStart: [object((value) => [value])],
  followRow: [object((value) => [value])],
  followChange: [object((value) => [value, { type: "user", id: 3 }])],
  unfollowChange: [object((value) => [value, { type: "user", id: 3 }])],
  isBookmark: [object((value) => [value])],
  isSameFollow: [object((value) => [value, value])],
  likeTarget: [
    number((cnt_likes) => [{ is_like: false, cnt_likes }], {
      beyond: [-3, 1.5],
      // A button that shows nothing could not be pressed.
      gives: { is_like: false, cnt_likes: 0, before: null },
      ...optional,
    }),
    object((value) => [value], loose),
  ],
  clickLike: [
    object((value) => [value], loose),
    object((value) => [value, true], loose),
    number((cnt_likes) => [{ is_like: false, cnt_likes, before: null }], {
      beyond: [-3, 1.5],
      gives: {
        target: { is_like: true, cnt_likes: 1, before: { is_like: false, cnt_likes: 0 } },
        action: "POST",
      },
      ...optional,
    }),
  ],
  likeDone: [object((value) => [like, value === undefined ? null : value], loose)],
  likeFailed: [object((value) => [value], loose)],
  readRating: [
    number((n_general) => [ratings.SEED_GENERAL, { n_general }], { beyond: [-1, 10.5, 11], ...optional }),
    number((growing) => [ratings.SEED_GROWING, { props: { growing } }], {
      beyond: [-1, 10.5, 11],
      ...optional,
    }),
    object((rating) => [rating, { n_general: 5 }]),
    object((thing) => [ratings.SEED_GENERAL, thing], optional),
  ],
  isRating: [place("any")((value) => [ratings.SEED_GENERAL, value]), object((rating) => [rating, 5])],
  parseRating: [first],
  meanRating: [
    list((scores) => [scores]),
    number((score) => [[score]], { beyond: [-1, 10.5], ...optional }),
    number((missingAs) => [[null], missingAs], { beyond: [-1, 10.5], ...optional }),
  ],
  ratingShare: [
    number((value) => [ratings.MEAN_GENERAL, value], { beyond: [-1, 10.5], ...optional }),
    object((rating) => [rating, 5]),
  ],
  nutrientRating: [
    object((nutrient) => [nutrient]),
    number((n_general) => [{ n_general }], { beyond: [-1, 10.5], ...optional }),
    number((n_general) => [{ items: [{ n_general }] }], { beyond: [-1, 10.5], ...optional }),
    list((items) => [{ items }], optional),
  ],
  ratingOf: [number((value) => [value], { beyond: [-1, 10.5], ...optional })],
  retryWait: [
    number((calls) => [{ method: "GET", calls, status: 503 }, 0]),
    number((status) => [{ method: "GET", calls: 1, status }, 0], { beyond: [200.5] }),
    text((method) => [{ method, calls: 1, status: 503 }, 0]),
    object((call) => [call, 0], loose),
  ],
  // Text and dates
  plainText: [text((value) => [value], optional)],
  withLineFeeds: [first],
  textLength: [text((value) => [value], optional)],
  cutText: [
    text((value) => [value], optional),
    number((value) => ["Night Plum", value], { beyond: [-1], gives: "" }),
  ],
  slug: [first],
  authorName: [],
  titlePage: [any],
  fillTitle: [text((value) => [value, {}]), object((values) => ["{room}", values], loose)],
  passwordProblem: [first],
  photoWidths: [
    number((value) => [["card"], value], { beyond: [0, -1], gives: [] }),
    list((places) => [places, 640]),
  ],
  storedPhotoWidths: [number((value) => [value], { beyond: [0, -1], gives: [] })],
  photoUrl: [
    number((value) => ["/media/5c1f/640.webp", value, "avif"], { beyond: [0, 1.5], gives: "" }),
    text((value) => [value, 320, "avif"]),
  ],
  photoSrcset: [
    list((value) => ["/media/5c1f/640.webp", value, "avif"]),
    number((width) => ["/media/5c1f/640.webp", [width], "avif"], { beyond: [0, 1.5], gives: "" }),
  ],
  age: [
    number((value) => [value, 0], { beyond: [1e16], accepts: ["", "5"], ...optional }),
    number((value) => [0, value], { beyond: [1e16], accepts: ["", "5"] }),
  ],
  relativeTime: [
    number((value) => [value, 0], { beyond: [1e16], gives: "", accepts: ["", "5"], ...optional }),
    number((value) => [0, value], { beyond: [1e16], gives: "", accepts: ["", "5"] }),
  ],
  publicationDate: [text((value) => [value], optional)],
  pluralLanguage: [first],
  pluralForm: [number((value) => ["ru", value]), text((value) => [value, 2])],
  pickPlural: [
    number((value) => ["ru", value, ["сорт"]]),
    text((value) => [value, 2, ["сорт"]]),
    list((value) => ["ru", 2, value]),
  ],
  pluralWord: [
    number((value) => ["ru", "week", value]),
    text((value) => [value, "week", 2]),
    word((set) => ["ru", set, 2]),
  ],
  textPieces: [first],
  mentionedNames: [first],
  mentionTyped: [text((value) => [value, 0]), number((value) => ["ask @mar", value], { beyond: [-1, 1.5] })],
  isBot: [text((value) => [value], optional)],
  // Draws; those that hash return a promise, and throw before it
  sha256Hex: [first],
  drawSeed: [text((value) => [value, ""]), text((value) => ["", value])],
  drawOrder: [text((value) => [value, 3]), number((value) => ["grow", value], { beyond: [-1, 0.5, 1e7] })],
  entryList: [list((value) => [value])],
  parseEntryList: [first],
  orderByVotes: [list((value) => [value])],
  checkDraw: [object((value) => [value])],
};

/** Calls an exported function as a caller without types may. */
export const call = (name: string, args: readonly unknown[]): unknown =>
  (exported[name] as (...given: readonly unknown[]) => unknown)(...args);

const places = Object.entries(ROWS).flatMap(([name, row]) =>
  row.map((one, index) => [`${name}, ${one.kind} ${index + 1}`, name, one] as const),
);
/** Places of some kinds, each with a title for its tests and the name of its function. */
export const placesOf = (...kinds: readonly Place["kind"][]) =>
  places.filter(([, , { kind }]) => kinds.includes(kind));
