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
