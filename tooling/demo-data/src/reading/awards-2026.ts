import { type AwardSeed, awardTitles } from "./award.ts";

/** The awards that take votes in the demo, in all languages. */
export const AWARDS_2026: AwardSeed = {
  year: 2026,
  titles: awardTitles(2026),
  dates: null,
  lang: "en",
  text: `<p>One year, six nominations, one vote in each. Every grower with a confirmed email can vote, and you can change your vote until voting ends.</p>
<h2>How it works</h2>
<ul><li>Candidates are public and were finished or published this year.</li><li>The order is shuffled for every reader. Nobody sees numbers before the results, the Grow team included.</li><li>You can't vote for yourself or for your own brand.</li><li>When the results come out, the numbers are final and stay as they are, even if accounts are deleted later.</li></ul>
<p>Please read before you vote. A diary with twelve ordinary weeks and an honest week nine is worth more than one good photo.</p>`,
  translations: {
    de: `<p>Ein Jahr, sechs Kategorien, in jeder eine Stimme. Abstimmen können alle Grower mit bestätigter E-Mail-Adresse, und bis zum Schluss lässt sich jede Stimme ändern.</p>
<h2>So läuft es</h2>
<ul><li>Kandidaten sind öffentlich und wurden dieses Jahr abgeschlossen oder veröffentlicht.</li><li>Die Reihenfolge ist bei jedem eine andere. Zahlen sieht vor dem Ergebnis niemand, auch das Team von Grow nicht.</li><li>Für dich selbst oder deine eigene Marke kannst du nicht stimmen.</li><li>Mit dem Ergebnis stehen die Zahlen fest und bleiben so, auch wenn später Konten gelöscht werden.</li></ul>
<p>Lies, bevor du abstimmst. Ein Tagebuch mit zwölf normalen Wochen und einer ehrlichen neunten ist mehr wert als ein einzelnes schönes Foto.</p>`,
    es: `<p>Un año, seis categorías y un voto en cada una. Pueden votar todos los cultivadores con el correo confirmado, y puedes cambiar tu voto hasta que termine la votación.</p>
<h2>Cómo funciona</h2>
<ul><li>Los candidatos son públicos y se terminaron o publicaron este año.</li><li>Cada persona los ve en un orden distinto. Nadie ve los números antes de los resultados, tampoco el equipo de Grow.</li><li>No puedes votarte a ti ni a tu propia marca.</li><li>Con los resultados los números quedan fijos, aunque después se eliminen cuentas.</li></ul>
<p>Lee antes de votar. Un diario con doce semanas normales y una novena sincera vale más que una sola foto bonita.</p>`,
    ru: `<p>Один год, шесть номинаций, в каждой один голос. Голосовать могут все гроверы с подтверждённой почтой, а изменить голос можно до конца голосования.</p>
<h2>Как это работает</h2>
<ul><li>Участвует то, что открыто для всех и закончено или опубликовано в этом году.</li><li>Порядок у каждого свой. До объявления результатов чисел не видит никто, в том числе команда Grow.</li><li>За себя и за свой бренд голосовать нельзя.</li><li>После объявления числа уже не меняются, даже если аккаунты потом удалят.</li></ul>
<p>Сначала почитайте, потом голосуйте. Дневник с двенадцатью обычными неделями и честной девятой стоит больше одной удачной фотографии.</p>`,
    th: `<p>หนึ่งปี หกสาขา สาขาละหนึ่งเสียง คนปลูกทุกคนที่ยืนยันอีเมลแล้วโหวตได้ และเปลี่ยนใจได้จนกว่าจะปิดโหวต</p>
<h2>กติกา</h2>
<ul><li>ผู้เข้าชิงเปิดให้ทุกคนดูได้ และจบหรือเผยแพร่ในปีนี้</li><li>แต่ละคนเห็นลำดับไม่เหมือนกัน ก่อนประกาศผลไม่มีใครเห็นคะแนน แม้แต่ทีม Grow</li><li>โหวตให้ตัวเองหรือแบรนด์ของตัวเองไม่ได้</li><li>เมื่อประกาศผลแล้ว คะแนนจะไม่เปลี่ยนอีก แม้มีบัญชีถูกลบภายหลัง</li></ul>
<p>อ่านก่อนแล้วค่อยโหวต ไดอารี่ที่มีสิบสองสัปดาห์ธรรมดาๆ กับสัปดาห์ที่เก้าแบบตรงไปตรงมา มีค่ากว่ารูปสวยรูปเดียว</p>`,
  },
  nominations: [
    {
      key: "diary",
      text: "A finished diary that you learned something from.",
      translations: {
        de: "Ein abgeschlossenes Tagebuch, aus dem du etwas mitgenommen hast.",
        es: "Un diario terminado del que has aprendido algo.",
        ru: "Законченный дневник, из которого вы что-то узнали.",
        th: "ไดอารี่ที่จบแล้ว และทำให้คุณได้เรียนรู้อะไรใหม่ๆ",
      },
    },
    {
      key: "first_diary",
      text: "The grower's first diary here, with a harvest, however small.",
      translations: {
        de: "Das erste Tagebuch hier, mit einer Ernte, egal wie klein.",
        es: "El primer diario aquí, con cosecha, por pequeña que sea.",
        ru: "Первый дневник автора, с урожаем, пусть и небольшим.",
        th: "ไดอารี่แรกของคนปลูกที่นี่ เก็บเกี่ยวได้ จะน้อยแค่ไหนก็ตาม",
      },
    },
    {
      key: "photo",
      text: "One picture of a plant, a leaf or a harvest. No filters needed.",
      translations: {
        de: "Ein Bild von einer Pflanze, einem Blatt oder einer Ernte. Filter braucht es nicht.",
        es: "Una foto de una planta, una hoja o una cosecha. Sin filtros.",
        ru: "Один снимок куста, листа или урожая. Фильтры не нужны.",
        th: "ภาพต้น ใบ หรือผลผลิตหนึ่งภาพ ไม่ต้องใส่ฟิลเตอร์",
      },
    },
    {
      key: "strain",
      text: "The strain that did best in this year's finished diaries.",
      translations: {
        de: "Die Sorte, die in den Tagebüchern dieses Jahres am besten lief.",
        es: "La variedad que mejor ha salido en los diarios de este año.",
        ru: "Сорт, который лучше всех показал себя в дневниках этого года.",
        th: "สายพันธุ์ที่ทำได้ดีที่สุดในไดอารี่ของปีนี้",
      },
    },
    {
      key: "light",
      text: "The lamp that was as bright, as quiet and as long-lived as promised.",
      translations: {
        de: "Die Lampe, die so hell, so leise und so haltbar war wie versprochen.",
        es: "La lámpara que ha dado la luz, el silencio y la duración que prometía.",
        ru: "Светильник, который светит, молчит и служит, как обещали.",
        th: "ไฟที่สว่าง เงียบ และทนเหมือนที่โฆษณาไว้",
      },
    },
    {
      key: "helper",
      text: "Someone whose answers saved a plant this year.",
      translations: {
        de: "Jemand, dessen Antworten dieses Jahr eine Pflanze gerettet haben.",
        es: "Alguien cuyas respuestas han salvado una planta este año.",
        ru: "Тот, чьи ответы в этом году спасли не один куст.",
        th: "คนที่คำตอบของเขาช่วยต้นไม้ไว้ได้ในปีนี้",
      },
    },
  ],
};
