import type { Lang } from "../people/growers.ts";
import type { Names } from "./names.ts";

/** What a nomination is about; the contract's `AwardContentType`. */
export type AwardContentType =
  | "user"
  | "diary"
  | "photo"
  | "video"
  | "problem"
  | "solution"
  | "strain"
  | "brand"
  | "product";

export type NominationKey =
  | "diary"
  | "first_diary"
  | "outdoor_diary"
  | "photo"
  | "video"
  | "strain"
  | "seedbank"
  | "light"
  | "helper"
  | "answer";

/** Names of the nominations, which recur over the years. */
export const NOMINATIONS: Readonly<
  Record<NominationKey, { readonly contentType: AwardContentType; readonly names: Names }>
> = {
  diary: {
    contentType: "diary",
    names: {
      en: "Diary of the year",
      de: "Tagebuch des Jahres",
      es: "Diario del año",
      ru: "Дневник года",
      th: "ไดอารี่แห่งปี",
    },
  },
  first_diary: {
    contentType: "diary",
    names: {
      en: "First diary",
      de: "Erstes Tagebuch",
      es: "Primer diario",
      ru: "Первый дневник",
      th: "ไดอารี่แรก",
    },
  },
  outdoor_diary: {
    contentType: "diary",
    names: {
      en: "Outdoor season",
      de: "Outdoor-Saison",
      es: "Temporada de exterior",
      ru: "Сезон под открытым небом",
      th: "ฤดูกลางแจ้ง",
    },
  },
  photo: {
    contentType: "photo",
    names: {
      en: "Photo of the year",
      de: "Foto des Jahres",
      es: "Foto del año",
      ru: "Фото года",
      th: "ภาพแห่งปี",
    },
  },
  video: {
    contentType: "video",
    names: {
      en: "Video of the year",
      de: "Video des Jahres",
      es: "Vídeo del año",
      ru: "Видео года",
      th: "วิดีโอแห่งปี",
    },
  },
  strain: {
    contentType: "strain",
    names: {
      en: "Strain of the year",
      de: "Sorte des Jahres",
      es: "Variedad del año",
      ru: "Сорт года",
      th: "สายพันธุ์แห่งปี",
    },
  },
  seedbank: {
    contentType: "brand",
    names: {
      en: "Seedbank of the year",
      de: "Samenbank des Jahres",
      es: "Banco de semillas del año",
      ru: "Сидбанк года",
      th: "ซีดแบงก์แห่งปี",
    },
  },
  light: {
    contentType: "product",
    names: {
      en: "Grow light of the year",
      de: "Growlampe des Jahres",
      es: "Lámpara del año",
      ru: "Светильник года",
      th: "ไฟปลูกแห่งปี",
    },
  },
  helper: {
    contentType: "user",
    names: {
      en: "Most helpful grower",
      de: "Hilfsbereitester Grower",
      es: "El cultivador que más ayuda",
      ru: "Самый отзывчивый гровер",
      th: "คนปลูกที่ช่วยเพื่อนมากที่สุด",
    },
  },
  answer: {
    contentType: "solution",
    names: {
      en: "Answer of the year",
      de: "Antwort des Jahres",
      es: "Respuesta del año",
      ru: "Ответ года",
      th: "คำตอบแห่งปี",
    },
  },
};

export interface AwardNominationSeed {
  readonly key: NominationKey;
  /** What counts, in the language of the award. */
  readonly text: string;
}

/** The awards of a year. Votes end before the results are published. */
export interface AwardSeed {
  readonly year: number;
  readonly lang: Lang;
  readonly titles: Names;
  /** Rules, HTML that the sanitiser leaves unchanged. */
  readonly text: string;
  readonly dateStart: string;
  readonly dateEnd: string;
  readonly dateResult: string;
  readonly nominations: readonly AwardNominationSeed[];
}

const titles = (year: number): Names => ({
  en: `Grow awards ${year}`,
  de: `Grow Awards ${year}`,
  es: `Premios Grow ${year}`,
  ru: `Премия Grow ${year}`,
  th: `รางวัล Grow ${year}`,
});

/** Votes from November to the end of the year, results on 10 January. */
const season = (year: number) => ({
  year,
  titles: titles(year),
  dateStart: `${year}-11-01T00:00:00Z`,
  dateEnd: `${year}-12-31T22:00:00Z`,
  dateResult: `${year + 1}-01-10T18:00:00Z`,
});

/** Awards from 2022 to 2026, newest first. */
export const AWARDS: readonly AwardSeed[] = [
  {
    ...season(2026),
    lang: "en",
    text: `<p>One year, six nominations, one vote in each. Every grower with a confirmed email can vote, and you can change your vote until the last evening of December.</p>
<h2>How it works</h2>
<ul><li>Candidates are public and were finished or published this year.</li><li>The order is shuffled for every reader. Nobody sees numbers before the results, the Grow team included.</li><li>You can't vote for yourself or for your own brand.</li><li>On 10 January the numbers are counted once and stay as they are, even if accounts are deleted later.</li></ul>
<p>Please read before you vote. A diary with twelve ordinary weeks and an honest week nine is worth more than one good photo.</p>`,
    nominations: [
      { key: "diary", text: "A finished diary that you learned something from." },
      { key: "first_diary", text: "The grower's first diary here, with a harvest, however small." },
      { key: "photo", text: "One picture of a plant, a leaf or a harvest. No filters needed." },
      { key: "strain", text: "The strain that did best in this year's finished diaries." },
      { key: "light", text: "The lamp that was as bright, as quiet and as long-lived as promised." },
      { key: "helper", text: "Someone whose answers saved a plant this year." },
    ],
  },
  {
    ...season(2025),
    lang: "de",
    text: `<p>Sechs Kategorien, in jeder eine Stimme. Abgestimmt haben Grower mit bestätigter E-Mail-Adresse, und bis Silvester ließ sich jede Stimme noch ändern.</p>
<p>Neu in diesem Jahr: das beste Video. Es durfte höchstens drei Minuten lang sein, und Musik war kein Kriterium.</p>`,
    nominations: [
      { key: "diary", text: "Ein abgeschlossenes Tagebuch, aus dem man etwas mitnimmt." },
      { key: "outdoor_diary", text: "Eine ganze Saison draußen, mit Wetter und allem." },
      { key: "photo", text: "Ein Foto, an dem man hängen bleibt." },
      { key: "video", text: "Ein Video, nach dem man etwas besser kann." },
      { key: "seedbank", text: "Samen, die keimen, und Antworten, wenn nicht." },
      { key: "answer", text: "Eine Antwort, die noch vielen nach dem Fragenden geholfen hat." },
    ],
  },
  {
    ...season(2024),
    lang: "es",
    text: `<p>Cinco categorías y un voto en cada una. Podían votar todos los cultivadores con el correo confirmado, y cambiar de opinión hasta la última noche del año.</p>
<p>Fue la primera edición con una categoría solo para exterior: con lluvia, orugas y vecinos.</p>`,
    nominations: [
      { key: "diary", text: "Un diario terminado del que se aprende." },
      { key: "outdoor_diary", text: "Una temporada entera al aire libre." },
      { key: "photo", text: "Una foto que te hace parar." },
      { key: "strain", text: "La variedad que mejor salió en los diarios del año." },
      { key: "helper", text: "Quien contestó cuando más falta hacía." },
    ],
  },
  {
    ...season(2023),
    lang: "ru",
    text: `<p>Пять номинаций, в каждой один голос. Голосовать могли все гроверы с подтверждённой почтой, а изменить голос — до последнего вечера года.</p>
<p>Впервые отметили первый дневник: в этой номинации участвовали только те, кто начал писать здесь в 2023 году.</p>`,
    nominations: [
      { key: "diary", text: "Законченный дневник, после которого хочется начать свой." },
      { key: "first_diary", text: "Первый дневник автора, доведённый до сбора." },
      { key: "photo", text: "Фотография, на которой видно больше, чем куст." },
      { key: "strain", text: "Сорт, который лучше всех показал себя в дневниках года." },
      { key: "answer", text: "Ответ, который спас не один куст." },
    ],
  },
  {
    ...season(2022),
    lang: "en",
    text: `<p>The first awards: four nominations, one vote in each, no jury. Some of the rules we have today come from this year, for example that the order of the candidates is shuffled for every reader.</p>`,
    nominations: [
      { key: "diary", text: "A finished diary that other growers go back to." },
      { key: "photo", text: "One picture, taken by the grower." },
      { key: "strain", text: "The strain that did best in the diaries of the year." },
      { key: "seedbank", text: "Seeds that germinate, and an answer when they don't." },
    ],
  },
];
