import type { Lang } from "../people/growers.ts";
import { PHRASES } from "../texts/languages.ts";
import { spoken } from "../texts/writer.ts";
import type { ProductSeed } from "./products.ts";
import type { StrainSeed } from "./strains.ts";

type Kind = "base" | "additive" | "lamp" | "space" | "substrate" | "air" | "other";

function kindOf(product: ProductSeed): Kind {
  if (product.watt !== undefined) return "lamp";
  if (product.space !== undefined) return "space";
  if (product.category === "base" || product.category === "additive") return product.category;
  if (product.category === "soil" || product.category === "coco") return "substrate";
  return product.shape === "fan" || product.shape === "filter" ? "air" : "other";
}

/** One sentence about a kind of product; {n} is its power in W or its floor in m². */
const PRODUCT_TEXTS: Readonly<Record<Lang, Readonly<Record<Kind, string>>>> = {
  en: {
    base: "The main feed of the line. Start at half of what the chart says and read the leaves.",
    additive: "Goes into the water beside the base, for the weeks named on the label.",
    lamp: "{n} W measured at the wall, dimmable in steps of five per cent.",
    space: "A floor of {n} m², with room for a filter under the roof.",
    substrate: "Loose, pre-moistened and even from bag to bag.",
    air: "Quiet enough for a room next door, with all clamps in the box.",
    other: "Comes ready to set up, with spare parts listed on the lid.",
  },
  de: {
    base: "Der Grunddünger der Reihe. Mit der halben Menge beginnen und die Blätter beobachten.",
    additive: "Kommt neben dem Grunddünger ins Wasser, in den Wochen, die auf dem Etikett stehen.",
    lamp: "{n} W an der Steckdose gemessen, in Fünf-Prozent-Schritten dimmbar.",
    space: "{n} m² Grundfläche, unter dem Dach bleibt Platz für den Filter.",
    substrate: "Locker, vorgefeuchtet und von Sack zu Sack gleich.",
    air: "Leise genug für das Nebenzimmer, alle Schellen liegen bei.",
    other: "Fertig zum Aufstellen, Ersatzteile stehen im Deckel.",
  },
  ru: {
    base: "Основное питание линейки. Начинайте с половины дозы и смотрите на листья.",
    additive: "Добавляется к основе в те недели, что указаны на этикетке.",
    lamp: "{n} Вт из розетки, яркость меняется с шагом пять процентов.",
    space: "Площадь {n} м², под крышей остаётся место для фильтра.",
    substrate: "Рыхлая, увлажнённая, одинаковая от мешка к мешку.",
    air: "Тихо даже за тонкой стеной, хомуты в комплекте.",
    other: "Готово к установке, список запчастей на крышке.",
  },
  es: {
    base: "El abono principal de la línea. Empieza con la mitad de la tabla y mira las hojas.",
    additive: "Se suma a la base en las semanas que indica la etiqueta.",
    lamp: "{n} W medidos en el enchufe, regulable de cinco en cinco por ciento.",
    space: "{n} m² de suelo, con sitio para el filtro bajo el techo.",
    substrate: "Suelto, humedecido y parejo de saco a saco.",
    air: "Silencioso incluso al lado del dormitorio, con abrazaderas incluidas.",
    other: "Listo para montar, con los recambios anotados en la tapa.",
  },
  th: {
    base: "ปุ๋ยหลักของชุด เริ่มที่ครึ่งหนึ่งของตารางปุ๋ยแล้วดูใบ",
    additive: "ใส่ร่วมกับปุ๋ยหลักในสัปดาห์ที่ระบุบนฉลาก",
    lamp: "{n} วัตต์วัดที่ปลั๊ก หรี่ไฟได้ทีละ 5%",
    space: "พื้นที่ {n} ตร.ม. มีที่แขวนกรองอากาศด้านบน",
    substrate: "ร่วน ชื้นกำลังดี ทุกถุงเหมือนกัน",
    air: "เงียบพอสำหรับห้องข้าง ๆ มีแคลมป์ครบในกล่อง",
    other: "แกะกล่องติดตั้งได้เลย รายการอะไหล่อยู่ที่ฝา",
  },
};

const STRAIN_TEXTS: Readonly<Record<Lang, { readonly photo: string; readonly auto: string }>> = {
  en: {
    photo:
      "Ripe after about {weeks} weeks of flower. Smells of {aroma}; grows to {times} times its height once the light changes.",
    auto: "Flowers by itself and is done about ten weeks from seed. Smells of {aroma} and stays low.",
  },
  de: {
    photo:
      "Nach etwa {weeks} Wochen Blüte reif. Duftet nach {aroma} und wächst nach der Umstellung auf das {times}-Fache.",
    auto: "Blüht von selbst und ist etwa zehn Wochen nach der Keimung fertig. Duftet nach {aroma} und bleibt niedrig.",
  },
  ru: {
    photo:
      "Созревает примерно за {weeks} недель цветения. Аромат: {aroma}; после перевода вытягивается в {times} раза.",
    auto: "Зацветает сама и готова недель через десять после всхода. Аромат: {aroma}, куст невысокий.",
  },
  es: {
    photo:
      "Lista tras unas {weeks} semanas de floración. Huele a {aroma} y crece {times} veces al cambiar la luz.",
    auto: "Florece sola y está lista unas diez semanas después de germinar. Huele a {aroma} y se queda baja.",
  },
  th: {
    photo: "ทำดอกราว {weeks} สัปดาห์ กลิ่น{aroma} หลังปรับไฟทำดอกยืดขึ้นราว {times} เท่า",
    auto: "ออโต้ เก็บเกี่ยวได้ราวสิบสัปดาห์หลังงอก กลิ่น{aroma} ต้นเตี้ย",
  },
};

/** Description of a product, as safe HTML in the language of its brand. */
export function productText(product: ProductSeed, lang: Lang): string {
  const amount = spoken(lang, product.watt ?? product.space ?? "");
  return `<p>${PRODUCT_TEXTS[lang][kindOf(product)].replace("{n}", amount)}</p>`;
}

/** Description of a strain, as safe HTML in the language of its seedbank. */
export function strainText(strain: StrainSeed, lang: Lang): string {
  const text = STRAIN_TEXTS[lang][strain.auto ? "auto" : "photo"];
  return `<p>${text
    .replace("{weeks}", String(strain.flowering))
    .replace("{times}", spoken(lang, strain.stretch))
    .replace("{aroma}", PHRASES[lang].aromas[strain.aroma])}</p>`;
}
