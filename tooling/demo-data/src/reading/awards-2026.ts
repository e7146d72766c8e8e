import { type AwardSeed, awardTitles } from "./award.ts";

/** The awards that take votes in the demo, in all languages. */
export const AWARDS_2026: AwardSeed = {
  year: 2026,
  titles: awardTitles(2026),
  dates: null,
  lang: "en",
  text: `<p>One year, six nominations, one vote in each. Every grower with a confirmed email can vote, and you can change your vote until voting ends.</p>
<h2>How it works</h2>
<ul><li>Candidates are public. Diaries were finished this year, photos and videos published.</li><li>The order is shuffled for every reader. Nobody sees numbers before the results, the Grow team included.</li><li>You can't vote for yourself or for your own brand.</li><li>When the results come out, the numbers are final and stay as they are, even if accounts are deleted later.</li></ul>
<p>Read before you vote. A diary with twelve ordinary weeks, an honest week nine among them, is worth more than one good photo.</p>`,
  translations: {
    de: `<p>Ein Jahr, sechs Kategorien, in jeder eine Stimme. Abstimmen können alle Grower mit bestätigter E-Mail-Adresse, und bis zum Schluss kannst du deine Stimmen ändern.</p>
<h2>So läuft die Abstimmung</h2>
<ul><li>Zur Wahl steht, was öffentlich ist und dieses Jahr abgeschlossen oder veröffentlicht wurde.</li><li>Die Reihenfolge wird für jeden neu gemischt. Zwischenstände sieht niemand, auch nicht das Team von Grow.</li><li>Für dich selbst oder deine eigene Marke kannst du nicht stimmen.</li><li>Mit dem Ergebnis stehen die Zahlen fest und bleiben so, auch wenn später Konten gelöscht werden.</li></ul>
<p>Erst lesen, dann abstimmen. Ein Tagebuch mit zwölf ganz normalen Wochen und einer ehrlichen neunten ist mehr wert als ein einzelnes schönes Foto.</p>`,
    es: `<p>Un año, seis categorías y un voto en cada una. Pueden votar todos los cultivadores con el correo confirmado, y puedes cambiar tu voto hasta que termine la votación.</p>
<h2>Cómo funciona</h2>
<ul><li>Todos los candidatos son públicos. Los diarios se han terminado y las fotos y los vídeos se han publicado este año.</li><li>Cada cual ve los candidatos en un orden distinto. Hasta los resultados nadie ve el recuento, ni siquiera el equipo de Grow.</li><li>No puedes votarte a ti ni a tu propia marca.</li><li>Una vez publicados los resultados, los números ya no cambian, aunque luego se eliminen cuentas.</li></ul>
<p>Lee antes de votar. Un diario de doce semanas normales que cuenta la novena tal como fue vale más que una sola foto bonita.</p>`,
    ru: `<p>Один год, шесть номинаций, в каждой один голос. Голосовать могут все гроверы с подтверждённой почтой, а изменить голос можно до конца голосования.</p>
<h2>Как это работает</h2>
<ul><li>Участвует всё, что открыто для всех и завершено или опубликовано в этом году.</li><li>Каждый видит номинантов в своём порядке. Число голосов до объявления результатов не видит никто, даже команда Grow.</li><li>За себя и за свой бренд голосовать нельзя.</li><li>После объявления результаты уже не меняются, даже если чьи-то аккаунты потом удалят.</li></ul>
<p>Сначала почитайте, потом голосуйте. Дневник с двенадцатью обычными неделями и честной девятой ценнее одного удачного фото.</p>`,
    th: `<p>ปีเดียว 6 สาขา สาขาละ 1 เสียง คนปลูกทุกคนที่ยืนยันอีเมลแล้วโหวตได้ และเปลี่ยนใจได้จนกว่าจะปิดโหวต</p>
<h2>วิธีโหวต</h2>
<ul><li>ผู้เข้าชิงต้องเปิดให้ทุกคนดูได้ และจบหรือเผยแพร่ในปีนี้</li><li>แต่ละคนเห็นลำดับไม่เหมือนกัน ก่อนประกาศผลไม่มีใครเห็นคะแนนโหวต แม้แต่ทีม Grow</li><li>โหวตให้ตัวเองหรือแบรนด์ของตัวเองไม่ได้</li><li>ประกาศผลแล้ว คะแนนโหวตจะไม่เปลี่ยนอีก แม้จะมีบัญชีถูกลบทีหลัง</li></ul>
<p>อ่านก่อนแล้วค่อยโหวต ไดอารี่ 12 สัปดาห์ธรรมดา ๆ ที่เล่าสัปดาห์ที่ 9 อย่างตรงไปตรงมา มีค่ากว่ารูปสวยรูปเดียว</p>`,
  },
  nominations: [
    {
      key: "diary",
      text: "A finished diary that you learned something from.",
      translations: {
        de: "Ein abgeschlossenes Tagebuch, aus dem du etwas gelernt hast.",
        es: "Un diario terminado del que has aprendido algo.",
        ru: "Завершённый дневник, из которого вы узнали что-то новое.",
        th: "ไดอารี่ที่จบแล้วและทำให้คุณได้เรียนรู้อะไรใหม่ ๆ",
      },
    },
    {
      key: "first_diary",
      text: "The grower's first diary here, with a harvest, however small.",
      translations: {
        de: "Das erste Tagebuch eines Growers auf Grow, mit Ernte, egal wie klein.",
        es: "El primer diario de un cultivador en Grow, con cosecha, por pequeña que sea.",
        ru: "Первый дневник на Grow, доведённый до урожая, пусть и небольшого.",
        th: "ไดอารี่แรกของคนปลูกบน Grow ที่ไปถึงวันเก็บเกี่ยว ได้น้อยแค่ไหนก็นับ",
      },
    },
    {
      key: "photo",
      text: "One picture of a plant, a leaf or a harvest. No filters needed.",
      translations: {
        de: "Ein Foto von einer Pflanze, einem Blatt oder einer Ernte. Filter sind nicht nötig.",
        es: "Una foto de una planta, una hoja o una cosecha. No hacen falta filtros.",
        ru: "Один снимок куста, листа или урожая. Фильтры не нужны.",
        th: "รูปต้น ใบ หรือผลผลิต 1 รูป ไม่ต้องใส่ฟิลเตอร์",
      },
    },
    {
      key: "strain",
      text: "The strain that did best in this year's finished diaries.",
      translations: {
        de: "Die Sorte, die in den abgeschlossenen Tagebüchern dieses Jahres am besten lief.",
        es: "La variedad que mejor ha salido en los diarios terminados este año.",
        ru: "Сорт, который лучше всех показал себя в завершённых дневниках этого года.",
        th: "สายพันธุ์ที่ออกมาดีที่สุดในไดอารี่ที่จบในปีนี้",
      },
    },
    {
      key: "light",
      text: "The lamp that was as bright, as quiet and as long-lived as promised.",
      translations: {
        de: "Die Lampe, die so hell, so leise und so langlebig war wie versprochen.",
        es: "La lámpara que ha sido tan potente, silenciosa y duradera como prometía.",
        ru: "Светильник ровно такой яркий, тихий и долговечный, как обещали.",
        th: "ไฟปลูกที่สว่าง เงียบ และทนอย่างที่โฆษณาไว้",
      },
    },
    {
      key: "helper",
      text: "Someone whose answers saved a plant this year.",
      translations: {
        de: "Jemand, dessen Antworten dieses Jahr eine Pflanze gerettet haben.",
        es: "Alguien que ha salvado una planta este año con sus respuestas.",
        ru: "Тот, чьи ответы в этом году спасли не один куст.",
        th: "คนที่ตอบคำถามจนช่วยให้ต้นรอดได้ในปีนี้",
      },
    },
  ],
};
