import type { Lang } from "../people/growers.ts";

/** When readers see the numbers of a voting. */
export type Results = "always" | "after_vote" | "at_end";

export interface VotingOptionText {
  readonly text: string;
  readonly note?: string;
}

/** A voting in one language. */
export interface VotingText {
  readonly title: string;
  readonly text: string;
  readonly options: readonly VotingOptionText[];
}

/** A voting; posts name it by its place in {@link VOTINGS}, from 1. */
export interface VotingSeed {
  /** The language it was written in first. */
  readonly lang: Lang;
  readonly texts: Readonly<Record<Lang, VotingText>>;
  readonly results: Results;
  /** Days from the day of the demo data; negative is in the past. */
  readonly startDay: number;
  readonly endDay: number;
  /** Shares of the votes by option, percent. They add up to 100. */
  readonly shares: readonly number[];
}

/** Votings: running, over, and running with results at the end. */
export const VOTINGS: readonly VotingSeed[] = [
  {
    lang: "en",
    results: "after_vote",
    startDay: -17,
    endDay: 4,
    shares: [31, 24, 17, 15, 13],
    texts: {
      en: {
        title: "What should we test next?",
        text: "The subject with the most votes gets a side-by-side test with two tents and one strain. You can change your vote until the last day.",
        options: [
          { text: "Drying at 16 °C against drying at 22 °C", note: "Same plant, cut in half" },
          { text: "10% runoff against 30% in coco", note: "Runoff EC written down every day" },
          { text: "Topping once against not at all" },
          { text: "A cheap pH pen against pH drops", note: "Fifty samples, one buffer" },
          { text: "Tap water against filtered water" },
        ],
      },
      de: {
        title: "Was sollen wir als Nächstes testen?",
        text: "Das Thema mit den meisten Stimmen bekommt einen direkten Vergleich: zwei Zelte, eine Sorte. Bis zum letzten Tag kannst du deine Stimme ändern.",
        options: [
          { text: "Trocknen bei 16 °C gegen Trocknen bei 22 °C", note: "Dieselbe Pflanze, halbiert" },
          { text: "10% Drain gegen 30% in Kokos", note: "Drain-EC jeden Tag notiert" },
          { text: "Einmal toppen gegen gar nicht" },
          { text: "Billiger pH-Stift gegen pH-Tropfen", note: "Fünfzig Proben, ein Puffer" },
          { text: "Leitungswasser gegen gefiltertes Wasser" },
        ],
      },
      es: {
        title: "¿Qué probamos ahora?",
        text: "El tema con más votos tendrá una prueba en paralelo: dos carpas y una variedad. Puedes cambiar tu voto hasta el último día.",
        options: [
          { text: "Secar a 16 °C frente a secar a 22 °C", note: "La misma planta, cortada en dos" },
          { text: "10% de drenaje frente a 30% en coco", note: "EC del drenaje apuntada cada día" },
          { text: "Una poda apical frente a ninguna" },
          { text: "Medidor de pH barato frente a gotas", note: "Cincuenta muestras, una solución patrón" },
          { text: "Agua del grifo frente a agua filtrada" },
        ],
      },
      ru: {
        title: "Что проверим дальше?",
        text: "По теме, которая наберёт больше всего голосов, проведём сравнение: два гроутента, один сорт. Голос можно менять до последнего дня.",
        options: [
          { text: "Сушка при 16 °C или при 22 °C", note: "Одно растение пополам" },
          { text: "10% дренажа или 30% в кокосе", note: "EC дренажа каждый день" },
          { text: "Один топпинг или ни одного" },
          { text: "Дешёвый pH-метр или капли", note: "Пятьдесят проб, один буфер" },
          { text: "Вода из-под крана или фильтрованная" },
        ],
      },
      th: {
        title: "คราวหน้าอยากให้ทดลองเรื่องไหน",
        text: "เรื่องที่ได้คะแนนมากที่สุดจะได้ทดลองเทียบกันจริง สองเต็นท์ สายพันธุ์เดียว เปลี่ยนใจได้จนถึงวันสุดท้าย",
        options: [
          { text: "ตากที่ 16 °C เทียบกับ 22 °C", note: "ต้นเดียวกัน ผ่าครึ่ง" },
          { text: "น้ำทิ้ง 10% เทียบกับ 30% ในขุยมะพร้าว", note: "จดค่า EC น้ำทิ้งทุกวัน" },
          { text: "เด็ดยอดครั้งเดียวเทียบกับไม่เด็ดเลย" },
          { text: "ปากกาวัด pH ราคาถูกเทียบกับน้ำยาหยด", note: "ห้าสิบตัวอย่าง บัฟเฟอร์เดียว" },
          { text: "น้ำประปาเทียบกับน้ำกรอง" },
        ],
      },
    },
  },
  {
    lang: "de",
    results: "always",
    startDay: -64,
    endDay: -22,
    shares: [41, 34, 12, 13],
    texts: {
      de: {
        title: "Woran erkennst du, dass deine Blüten trocken genug fürs Glas sind?",
        text: "Wähle, worauf du dich am meisten verlässt. Eine Stimme pro Grower.",
        options: [
          { text: "Der dünne Zweig knackt" },
          { text: "Hygrometer im Glas" },
          { text: "Gewicht: ein Viertel bis ein Fünftel vom frischen" },
          { text: "Ich fühle es mit den Fingern" },
        ],
      },
      en: {
        title: "How do you know your buds are dry enough for the jar?",
        text: "Pick the sign you trust most. One vote per grower.",
        options: [
          { text: "The thin stem snaps" },
          { text: "A hygrometer in the jar" },
          { text: "Weight: a quarter to a fifth of the fresh weight" },
          { text: "I can feel it with my fingers" },
        ],
      },
      es: {
        title: "¿Cómo sabes que los cogollos están listos para el bote?",
        text: "Elige la señal en la que más confías. Un voto por cultivador.",
        options: [
          { text: "La rama fina cruje al doblarla" },
          { text: "Un higrómetro dentro del bote" },
          { text: "El peso: entre un cuarto y un quinto del fresco" },
          { text: "Lo noto con los dedos" },
        ],
      },
      ru: {
        title: "Как вы понимаете, что шишки пора в банку?",
        text: "Выберите признак, которому доверяете больше всего. Один голос на гровера.",
        options: [
          { text: "Тонкая ветка ломается с хрустом" },
          { text: "Гигрометр в банке" },
          { text: "Вес: от четверти до пятой части сырого" },
          { text: "На ощупь" },
        ],
      },
      th: {
        title: "รู้ได้อย่างไรว่าดอกแห้งพอจะลงโหลแล้ว",
        text: "เลือกวิธีที่คุณเชื่อที่สุด คนละหนึ่งเสียง",
        options: [
          { text: "กิ่งเล็กหักดังเป๊าะ" },
          { text: "ใส่ไฮโกรมิเตอร์ในโหล" },
          { text: "ชั่งน้ำหนัก เหลือหนึ่งในสี่ถึงหนึ่งในห้าของตอนสด" },
          { text: "ใช้นิ้วบีบดู" },
        ],
      },
    },
  },
  {
    lang: "es",
    results: "at_end",
    startDay: -9,
    endDay: 12,
    shares: [36, 18, 14, 21, 11],
    texts: {
      es: {
        title: "¿Qué hacéis con las macetas cuando os vais una semana en agosto?",
        text: "Un voto por cultivador, y podéis cambiarlo hasta el último día. Los resultados aparecen al final para que nadie copie al vecino.",
        options: [
          { text: "Riego por goteo con programador" },
          { text: "Conos de cerámica con un depósito" },
          { text: "Maceta con reserva de agua" },
          { text: "Un vecino con instrucciones por escrito" },
          { text: "No me voy", note: "Alguien tiene que decirlo" },
        ],
      },
      en: {
        title: "Who waters your pots when you're away for a week in August?",
        text: "One vote per grower, and you can change it until the last day. Results show up at the end, so nobody copies the neighbour.",
        options: [
          { text: "Drip irrigation on a timer" },
          { text: "Ceramic cones and a tank" },
          { text: "A pot with a water reservoir" },
          { text: "A neighbour with written instructions" },
          { text: "I don't go away", note: "Somebody had to say it" },
        ],
      },
      de: {
        title: "Wer gießt, wenn du im August eine Woche weg bist?",
        text: "Eine Stimme pro Grower, bis zum letzten Tag änderbar. Ergebnisse gibt's am Ende, damit niemand beim Nachbarn abschreibt.",
        options: [
          { text: "Tropfbewässerung mit Zeitschaltuhr" },
          { text: "Tonkegel und ein Tank" },
          { text: "Topf mit Wasserspeicher" },
          { text: "Ein Nachbar mit schriftlicher Anleitung" },
          { text: "Ich fahre nicht weg", note: "Einer muss es ja sagen" },
        ],
      },
      ru: {
        title: "Кто поливает, когда вы на неделю уезжаете в августе?",
        text: "Один голос на гровера, его можно менять до последнего дня. Результаты появятся в конце, чтобы никто не списывал у соседа.",
        options: [
          { text: "Капельный полив с таймером" },
          { text: "Керамические конусы и бак" },
          { text: "Горшок с запасом воды" },
          { text: "Сосед с письменной инструкцией" },
          { text: "Я не уезжаю", note: "Кто-то должен был это сказать" },
        ],
      },
      th: {
        title: "ไม่อยู่บ้านหนึ่งสัปดาห์ช่วงหน้าร้อน ใครรดน้ำให้",
        text: "คนละหนึ่งเสียง เปลี่ยนใจได้จนถึงวันสุดท้าย ผลจะแสดงตอนจบ จะได้ไม่มีใครลอกเพื่อนบ้าน",
        options: [
          { text: "น้ำหยดตั้งเวลา" },
          { text: "กรวยดินเผากับถังน้ำ" },
          { text: "กระถางที่มีช่องเก็บน้ำ" },
          { text: "เพื่อนบ้าน พร้อมวิธีทำที่เขียนไว้" },
          { text: "ไม่ไปไหน", note: "ต้องมีสักคนที่กล้าพูด" },
        ],
      },
    },
  },
];
