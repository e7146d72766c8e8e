import type { Lang } from "../people/growers.ts";

/** Who writes, what, and how many days ago. */
export type Line = readonly [by: string, daysAgo: number, text: string];

/** A private room of `grower`, or a room of theirs with a brand. */
export interface Conversation {
  readonly with: string;
  readonly isBrand?: true;
  readonly lang: Lang;
  /** Messages at the end that `grower` has not read. */
  readonly unread: number;
  readonly isMute?: true;
  /** `grower` has blocked the other one. */
  readonly isBan?: true;
  /** The other one waits for `grower` to accept. */
  readonly isRequest?: true;
  readonly lines: readonly Line[];
}

export const CONVERSATIONS: readonly Conversation[] = [
  {
    with: "tessellate",
    lang: "en",
    unread: 2,
    lines: [
      ["grower", 402, "Your canopy is dead level. Is that just topping, or do you tie down as well?"],
      [
        "tessellate",
        401.8,
        "Topped twice, then soft ties until day 10 of flower. After that I leave her alone.",
      ],
      ["grower", 401.7, "Good to know, I always stop too early."],
      ["tessellate", 60.4, "Saw your week 9. Those tips look like too much N, not light."],
      ["grower", 60.3, "Dropped from 1.9 to 1.5 yesterday. Fingers crossed."],
      ["tessellate", 54.1, "Any better?"],
      ["grower", 53.9, "New growth is clean. Thanks, you saved me a flush."],
      ["grower", 0.32, "Your week 13 looks calm. What is your runoff EC?"],
      ["tessellate", 0.21, "2.1 in, 2.4 out. Creeping up since Monday."],
      ["tessellate", 0.2, "I'll flush on Saturday and write it up in week 14."],
    ],
  },
  {
    with: "kellerkind_83",
    lang: "de",
    unread: 0,
    isMute: true,
    lines: [
      [
        "kellerkind_83",
        210,
        "Moin, welchen Abluftfilter hast du im 80er Zelt? Bei mir riecht der ganze Flur.",
      ],
      [
        "grower",
        209.8,
        "Einen 125er mit 280 m³, läuft auf halber Kraft. Hast du Unterdruck? Die Wände müssen leicht nach innen gehen.",
      ],
      ["kellerkind_83", 209.6, "Eher nicht … der Zuluftschlauch hängt auch noch am Lüfter."],
      ["grower", 209.5, "Dann nimm den mal ab. Passive Zuluft reicht bei der Größe locker."],
      ["kellerkind_83", 208.9, "Wand zieht nach innen, Flur riecht nach Flur. Danke dir!"],
      ["kellerkind_83", 12.3, "Ich schick dir jetzt nicht jeden Tag Trichome. Nur jeden zweiten."],
    ],
  },
  {
    with: "podokonnik",
    lang: "ru",
    unread: 1,
    lines: [
      ["podokonnik", 97, "Добрый вечер! Вы в кокосе льёте каждый день или по весу горшка?"],
      ["grower", 96.7, "По весу до цветения, потом каждый день с дренажом процентов десять."],
      ["podokonnik", 96.5, "А EC на входе не снижаете, когда дренаж растёт?"],
      ["grower", 96.4, "Снижаю на 0,2 и смотрю три дня. Промываю, только если дренаж выше 3."],
      ["podokonnik", 1.4, "Сработало: дренаж упал с 2,9 до 2,2, листья снова молятся."],
    ],
  },
  {
    with: "lucia.v",
    lang: "es",
    unread: 0,
    lines: [
      ["grower", 33, "¡Qué cogollos, Lucía! ¿Cuántos días los has secado?"],
      ["lucia.v", 32.8, "Doce, a 18 grados y 58% de humedad. Con prisa salen con olor a heno."],
      ["grower", 32.7, "A mí se me secan en seis. ¿Colgáis la planta entera?"],
      ["lucia.v", 32.5, "Entera, y sin quitarle las hojas grandes hasta el final. Prueba así la próxima."],
      ["grower", 3.1, "Día 9 y las ramas todavía doblan. Creo que era eso."],
    ],
  },
  {
    with: "nok_cha",
    lang: "th",
    unread: 0,
    isRequest: true,
    lines: [["nok_cha", 0.6, "สวัสดีค่ะ อ่านไดอารี่ของคุณแล้วชอบมาก ช่วงทำดอกคุมความชื้นยังไงคะ หน้าฝนที่นี่ 85% ทุกวันเลย"]],
  },
  {
    with: "ninefinger_jim",
    lang: "en",
    unread: 0,
    isBan: true,
    lines: [
      ["ninefinger_jim", 21, "hey nice plants, i sell cuts of that one"],
      ["grower", 20.9, "Not interested, thanks."],
      ["ninefinger_jim", 20.8, "come on, good price, i ship anywhere"],
    ],
  },
  {
    with: "Loam & Lumen",
    isBrand: true,
    lang: "en",
    unread: 1,
    lines: [
      [
        "grower",
        15.2,
        "Hi! Can I run Base A/B at half strength from the first true leaves, or wait until week 2?",
      ],
      [
        "manager",
        14.6,
        "From the first true leaves, but keep it at EC 0.6. In coco add Cal-Mag from day one.",
      ],
      ["grower", 14.5, "Does that change with soft water? Mine is 0.1 from the tap."],
      ["manager", 13.9, "Then 0.3 EC of Cal-Mag first, Base on top. Your leaves will tell you by day 10."],
    ],
  },
];

/** An open room, by language. */
export interface OpenRoom {
  readonly address: string;
  readonly name: string;
  readonly lang: Lang;
  readonly lines: readonly Line[];
}

export const OPEN_ROOMS: readonly OpenRoom[] = [
  {
    address: "common",
    name: "Grow talk",
    lang: "en",
    lines: [
      ["potting_shed", 640, "Anyone else's seedlings hate 4000K or is it just my tired lamp?"],
      [
        "nodecounter",
        639.9,
        "Raise it to 60 cm for a week. They stretch when they're hungry for light, not when they're scared of it.",
      ],
      ["hazel.in.coco", 301, "Day 21 of flower and she still stretches. How do I tell her to stop?"],
      ["slowcure", 300.8, "You don't. You buy a taller tent."],
      ["two_buckets", 95.2, "Reservoir at 24 °C all week. Frozen bottles twice a day, roots still white."],
      ["tidewrack", 95, "Shade the lid too. Took mine down by two degrees."],
      ["attic.orchard", 8.3, "Chop at 10% amber or wait? Breeder says 63 days, she says no."],
      ["slowcure", 8.1, "She's right. Check the calyxes, not the sugar leaves."],
      ["lowlight_lou", 0.4, "First harvest hanging. House smells of lime and I can't stop opening the tent."],
    ],
  },
  {
    address: "common-de",
    name: "Growküche",
    lang: "de",
    lines: [
      ["hinterhof", 512, "Trauermücken. Schon wieder. Was hilft wirklich?"],
      [
        "tanteErna",
        511.7,
        "Nematoden, und oben zwei Zentimeter abtrocknen lassen. Gelbtafeln zeigen nur, wie viele es sind.",
      ],
      ["balkonia", 140, "Balkon Südwest, Töpfe 25 l. Gieße ich zu viel, wenn ich im Juli jeden Tag gieße?"],
      ["wurzelwerk", 139.6, "Bei 33 Grad nicht. Topf anheben: leicht heißt gießen."],
      ["lichtgestalt", 2.2, "Hat jemand PPFD am Rand gemessen? Bei mir fällt es von 820 auf 430."],
      ["gruenfink", 1.9, "Lampe 8 cm höher, dann bist du bei 700 zu 520. Die Mitte merkt das kaum."],
    ],
  },
  {
    address: "common-ru",
    name: "Палатка и подоконник",
    lang: "ru",
    lines: [
      ["tayozhnik", 470, "Зима, на балконе плюс 12. Есть смысл начинать автоцвет или ждать апреля?"],
      [
        "zelyonka",
        469.5,
        "Коврик под горшки и тёплый пол в палатке. У меня при 19 в корнях пошли нормально.",
      ],
      ["dedmazay", 88, "pH на входе 5,9, на дренаже 6,6. Это уже страшно?"],
      ["poliv_po_sredam", 87.8, "Для почвы нет, для кокоса опустите вход до 5,7 на пару поливов."],
      ["karas", 5.6, "Срезал на 66-й день. Сохнет медленно, вторая неделя, в палатке 60%."],
    ],
  },
  {
    address: "common-es",
    name: "El riego",
    lang: "es",
    lines: [
      ["ElTendedero", 388, "¿Alguien cultiva en terraza con levante? Me parte las ramas cada verano."],
      ["terraza9", 387.6, "Malla de sombreo al 50% en la barandilla y tutores desde la vegetativa."],
      ["abuelo_riega", 120, "Riego con agua de lluvia y me falta calcio. ¿Cuánto Cal-Mag?"],
      ["maceta.azul", 119.7, "Súbela a 0,3 de EC antes de abonar. Yo no paso de ahí."],
      ["cierzo", 6.4, "Oídio en dos hojas, semana 5 de floración. ¿Las quito y ya?"],
      ["pampa_verde", 6.2, "Quítalas, baja la humedad al 50% y mueve el aire por abajo, no por arriba."],
    ],
  },
  {
    address: "common-th",
    name: "คุยกันในเต็นท์",
    lang: "th",
    lines: [
      ["somchai_garden", 350, "หน้าร้อนในเต็นท์ 34 องศา ใบห่อหมดเลย ใครแก้ยังไงบ้างครับ"],
      ["mali.indoor", 349.7, "สลับเปิดไฟตอนกลางคืนแทนค่ะ ลดได้ 5 องศาโดยไม่ต้องเปิดแอร์"],
      ["rim_khong", 77, "ใช้ขุยมะพร้าวล้วน รดวันละกี่รอบครับช่วงทำดอก"],
      ["baan.suan", 76.8, "สามรอบ รอบละน้อย ๆ ให้น้ำไหลออกนิดหน่อยทุกครั้งครับ"],
      ["doi_lom", 3.3, "ตัดวันนี้ครับ ไตรโคมขุ่นเกือบหมด อำพันนิดเดียว"],
    ],
  },
];
