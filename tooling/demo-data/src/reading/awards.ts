import { type AwardSeed, awardTitles } from "./award.ts";
import { AWARDS_2026 } from "./awards-2026.ts";

/** Votes from November to the end of the year, results on 10 January. */
const season = (year: number) => ({
  year,
  titles: awardTitles(year),
  dates: {
    start: `${year}-11-01T00:00:00.000Z`,
    end: `${year}-12-31T22:00:00.000Z`,
    result: `${year + 1}-01-10T18:00:00.000Z`,
  },
});

/** Awards from 2022 to 2026, newest first. */
export const AWARDS: readonly AwardSeed[] = [
  AWARDS_2026,
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
