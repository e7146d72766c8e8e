import type { Lang } from "../people/growers.ts";
import type { Picture } from "./post.ts";

export type GiveawayState = "open" | "waiting" | "over";

export interface PrizeSeed {
  readonly name: string;
  readonly count: number;
  /** A product or strain of the giving brand. */
  readonly product?: string;
}

export interface GiveawayCategorySeed {
  readonly name: string;
  readonly text: string;
  readonly contentType: "diary" | "week" | "photo" | "video";
  /** Votes of a reader in this category; 0 where only the draw decides. */
  readonly maxVotes: number;
  readonly winners: number;
  /** What may enter. */
  readonly rooms?: readonly number[];
  readonly faza?: number;
  readonly minReadings?: number;
  readonly needsHarvest?: boolean;
}

export interface GiveawaySeed {
  readonly state: GiveawayState;
  readonly slug: string;
  readonly brand: string;
  readonly lang: Lang;
  readonly title: string;
  /** HTML that the sanitiser leaves unchanged; strains are placeholders as in posts. */
  readonly text: string;
  readonly rules: string;
  readonly prizes: readonly PrizeSeed[];
  /** ISO 3166; empty for every country. */
  readonly countries: readonly string[];
  readonly minimumAge: number;
  readonly winners: "draw" | "votes";
  readonly categories: readonly GiveawayCategorySeed[];
  readonly tags: readonly string[];
  /** Days from the day of the demo data; negative is in the past. */
  readonly startDay: number;
  readonly endDay: number;
  /** The day the winners are published: votes are checked first, and the list of a draw can be recorded before its secret is out. */
  readonly resultDay: number;
  /** Days a winner has to reply before the next place moves up. */
  readonly replyDays: number;
  readonly picture: Picture;
}

/** Open with votes, open and drawn, ended with winners who still have to reply, and over. */
export const GIVEAWAYS: readonly GiveawaySeed[] = [
  {
    state: "open",
    slug: "three-boards-for-a-first-winter",
    brand: "Halden Lights",
    lang: "en",
    title: "Three Board 150 for a first winter indoors",
    text: `<p>If you've only grown outdoors so far, winter is a good time to try a tent. Halden Lights gives three dimmable boards to growers who write their first indoor diary here.</p>
<p>Start the diary, fill in the environment of at least one week, and enter it. It doesn't have to be pretty. A week in which something went wrong counts as much as any other.</p>
<h2>What you get</h2>
<p>A Board 150 with its driver, hangers and two metres of cable. It suits 60×60 cm in flower and 80×80 cm in veg.</p>`,
    rules: `<ol><li>One entry per grower. The diary is your own, public and indoors.</li><li>At least one week has temperature, humidity and light hours.</li><li>Growers vote. Everyone has three votes, none for their own diary, and the three diaries with the most votes win. If two have the same number, the one that entered first wins.</li><li>Winners have 7 days to reply. After that the next place moves up.</li><li>The team and the testers of Halden Lights and the Grow team can't enter.</li></ol>`,
    prizes: [{ name: "Board 150 with hangers", count: 3, product: "Board 150" }],
    countries: [],
    minimumAge: 18,
    winners: "votes",
    categories: [
      {
        name: "First indoor diary",
        text: "Your first diary under a lamp, with at least one complete week.",
        contentType: "diary",
        maxVotes: 3,
        winners: 3,
        rooms: [1],
        minReadings: 3,
      },
    ],
    tags: ["lights", "diary"],
    startDay: -9,
    endDay: 19,
    resultDay: 19,
    replyDays: 7,
    picture: {
      shows: "A flat LED board on a plain table, in the blue-grey of Halden Lights.",
      spec: { kind: "product", seed: 5101, shape: "lamp_board", hue: 215 },
    },
  },
  {
    state: "open",
    slug: "zehn-packungen-night-plum",
    brand: "Ember Genetics",
    lang: "de",
    title: "Zehn Packungen Night Plum für deine beste Blütewoche",
    text: `<p>Ember Genetics verlost zehn Packungen {strain:night-plum} unter allen, die eine Blütewoche vollständig aufschreiben: Klima, Gießwasser, Fotos und ein paar Sätze dazu, was zu sehen war.</p>
<p>Vollständig heißt nicht perfekt. Wer schreibt, dass die Luftfeuchte nachts zu hoch war und was danach half, hilft allen, die das Gleiche gerade vor sich haben.</p>
<h2>So machst du mit</h2>
<p>Drück bei „Blütewoche“ auf „Mitmachen“ und wähle eine Woche aus deinem Tagebuch. Du zeigst lieber ein Foto? Dann nimm die zweite Kategorie.</p>`,
    rules: `<ol><li>Pro Kategorie eine Teilnahme. Die Woche oder das Foto ist von dir und öffentlich.</li><li>Die Woche ist aus der Blüte und hat mindestens fünf Messwerte.</li><li>Je Kategorie werden fünf Packungen verlost. Der Fingerabdruck des Geheimnisses steht ab dem ersten Tag auf dieser Seite, die Liste der Teilnahmen ab dem Ende.</li><li>Gewinner haben 7 Tage Zeit zu antworten. Danach rückt der nächste Platz nach.</li><li>Versand nach Deutschland, Österreich und in die Schweiz. Du hältst dich an das Recht deines Landes.</li></ol>`,
    prizes: [{ name: "Night Plum, 5 feminisierte Samen", count: 10, product: "Night Plum" }],
    countries: ["DE", "AT", "CH"],
    minimumAge: 18,
    winners: "draw",
    categories: [
      {
        name: "Blütewoche",
        text: "Eine eigene Woche aus der Blüte mit mindestens fünf Messwerten.",
        contentType: "week",
        maxVotes: 0,
        winners: 5,
        faza: 1,
        minReadings: 5,
      },
      {
        name: "Blütenfoto",
        text: "Ein eigenes Foto aus derselben Saison, ohne Filter.",
        contentType: "photo",
        maxVotes: 0,
        winners: 5,
      },
    ],
    tags: ["seeds", "week", "photo"],
    startDay: -12,
    endDay: 9,
    resultDay: 10,
    replyDays: 7,
    picture: {
      shows: "A purple bud in its seventh week of flowering, close by, in a tent.",
      spec: {
        kind: "plant",
        phase: "flowering",
        view: "bud",
        setting: "tent",
        seed: 5102,
        hue: 288,
        week: 7,
        frame: "wide",
      },
    },
  },
  {
    state: "waiting",
    slug: "un-minuto-de-terraza",
    brand: "Tres Riscos",
    lang: "es",
    title: "Un minuto de terraza: vuestros vídeos del verano",
    text: `<p>Tres Riscos busca el mejor minuto del verano. Grabad vuestra terraza, balcón o huerto tal como es: el riego de la mañana, el viento en las hojas, la cosecha en la mesa de la cocina.</p>
<p>La votación está cerrada y los votos, revisados. Abajo están los vídeos ganadores.</p>
<h2>Qué valoran quienes votan</h2>
<p>Que se vea la planta, que se entienda qué pasa y que se aprenda algo. La cámara da igual.</p>`,
    rules: `<ol><li>Un vídeo por cultivador, grabado por vosotros y de 60 segundos como máximo.</li><li>Votan los cultivadores con correo confirmado y una cuenta anterior al sorteo. Tenéis tres votos, nunca para vuestro propio vídeo.</li><li>Los votos de cuentas suspendidas no cuentan y se indica cuántos se han quitado.</li><li>Ganan los tres vídeos más votados. En caso de empate, gana el que llegó antes.</li><li>Quien gane tiene 10 días para responder. Si no lo hace, el premio pasa al siguiente.</li></ol>`,
    prizes: [
      { name: "Risco Rojo, 10 semillas", count: 1, product: "Risco Rojo" },
      { name: "Miel de Risco, 5 semillas", count: 2, product: "Miel de Risco" },
    ],
    countries: ["ES", "AR", "CL", "MX", "UY"],
    minimumAge: 18,
    winners: "votes",
    categories: [
      {
        name: "Vídeo de exterior",
        text: "Un vídeo propio de una planta al aire libre, de 60 segundos como máximo.",
        contentType: "video",
        maxVotes: 3,
        winners: 3,
      },
    ],
    tags: ["seeds", "video", "outdoor"],
    startDay: -46,
    endDay: -6,
    resultDay: -4,
    replyDays: 10,
    picture: {
      shows: "A tall plant in late flower on a balcony in the evening sun, reddish buds.",
      spec: {
        kind: "plant",
        phase: "flowering",
        view: "whole",
        setting: "balcony",
        seed: 5103,
        hue: 340,
        week: 8,
        habit: "tall",
        frame: "wide",
      },
    },
  },
  {
    state: "over",
    slug: "monsoon-letter-haa-song",
    brand: "Mekong Loft",
    lang: "th",
    title: "แจกเมล็ด Monsoon Letter 5 ซอง ให้ไดอารี่ที่ปลูกผ่านหน้าฝน",
    text: `<p>Mekong Loft แจกเมล็ด {strain:monsoon-letter} ห้าซอง ให้คนปลูกที่อัปเดตไดอารี่ตลอดหน้าฝน ผลผลิตมากหรือน้อยไม่สำคัญ ขอแค่อัปเดตสม่ำเสมอ</p>
<p>กิจกรรมนี้จบแล้ว รายชื่อผู้ได้รับรางวัลอยู่ด้านล่าง คุณตรวจสอบการจับรางวัลได้เองในเบราว์เซอร์</p>`,
    rules: `<ol><li>ส่งได้คนละหนึ่งไดอารี่ ต้องเป็นของคุณเองและเปิดเป็นสาธารณะ</li><li>ไดอารี่ต้องมีสัปดาห์สาธารณะอย่างน้อยหนึ่งสัปดาห์</li><li>ใช้วิธีจับรางวัล เผยแพร่ค่าแฮชของรหัสลับก่อนเปิดรับ และเผยแพร่รายการผลงานกับรหัสลับหลังปิดรับ</li><li>ผู้ได้รับรางวัลมีเวลาตอบรับ 7 วัน หลังจากนั้นลำดับถัดไปจะเลื่อนขึ้นมาแทน</li><li>จัดส่งเฉพาะในประเทศไทย และคุณต้องปฏิบัติตามกฎหมายที่ใช้อยู่ในวันนั้น</li></ol>`,
    prizes: [{ name: "Monsoon Letter 5 เมล็ด", count: 5, product: "Monsoon Letter" }],
    countries: ["TH"],
    minimumAge: 20,
    winners: "draw",
    categories: [
      {
        name: "ไดอารี่หน้าฝน",
        text: "ไดอารี่ของคุณเองที่ปลูกในช่วงหน้าฝน",
        contentType: "diary",
        maxVotes: 0,
        winners: 5,
      },
    ],
    tags: ["seeds", "diary"],
    startDay: -75,
    endDay: -40,
    resultDay: -39,
    replyDays: 7,
    picture: {
      shows: "A very tall narrow-leaved plant in flower in a greenhouse.",
      spec: {
        kind: "plant",
        phase: "flowering",
        view: "whole",
        setting: "greenhouse",
        seed: 5104,
        hue: 88,
        week: 9,
        habit: "tall",
        weeksOfGrowth: 8,
        frame: "wide",
      },
    },
  },
];
