import type { Level } from "../diary/leaf-mark/level.ts";
import type { StripWeek } from "../diary/week-strip/week-strip.tsx";
import type { Phase } from "../foundation/phase/phase.ts";
import { picture } from "./pictures.ts";

export type StoryLanguage = "en" | "ru" | "de" | "es" | "th";

/** Names of the phases in each language. */
export const phaseWords: Record<StoryLanguage, Record<Phase, string>> = {
  en: { germination: "Germination", vegetative: "Vegetative", flowering: "Flowering", harvest: "Harvest" },
  ru: { germination: "Проращивание", vegetative: "Вега", flowering: "Цветение", harvest: "Урожай" },
  de: { germination: "Keimung", vegetative: "Wachstum", flowering: "Blüte", harvest: "Ernte" },
  es: { germination: "Germinación", vegetative: "Vegetativa", flowering: "Floración", harvest: "Cosecha" },
  th: { germination: "เพาะเมล็ด", vegetative: "ทำใบ", flowering: "ทำดอก", harvest: "เก็บเกี่ยว" },
};

export const stripWords: Record<
  StoryLanguage,
  { week: string; days: string; harvest: string; label: string; of: string; complete: string }
> = {
  en: {
    week: "Week",
    days: "days",
    harvest: "Harvest",
    label: "Weeks of this diary",
    of: "of",
    complete: "Completeness",
  },
  ru: {
    week: "Неделя",
    days: "дни",
    harvest: "Урожай",
    label: "Недели этого дневника",
    of: "из",
    complete: "Полнота",
  },
  de: {
    week: "Woche",
    days: "Tage",
    harvest: "Ernte",
    label: "Wochen dieses Tagebuchs",
    of: "von",
    complete: "Vollständigkeit",
  },
  es: {
    week: "Semana",
    days: "días",
    harvest: "Cosecha",
    label: "Semanas de este diario",
    of: "de",
    complete: "Grado de detalle",
  },
  th: {
    week: "สัปดาห์",
    days: "วันที่",
    harvest: "เก็บเกี่ยว",
    label: "สัปดาห์ของไดอารี่นี้",
    of: "จาก",
    complete: "ความครบถ้วน",
  },
};

const phaseOfWeek = (week: number): Phase =>
  week === 1 ? "germination" : week <= 6 ? "vegetative" : week <= 14 ? "flowering" : "harvest";

const some: readonly Level[] = ["normal", "good", "good", "bad", "good", "normal", "good", "good"];

/** Three criteria before flowering, four in flowering, five at harvest; more of them good in later weeks. */
function levelsOfWeek(week: number): Level[] {
  const phase = phaseOfWeek(week);
  const count = phase === "harvest" ? 5 : phase === "flowering" ? 4 : 3;
  return Array.from({ length: count }, (_, index) =>
    week === 11 || week === 5 ? "good" : (some[(week * 3 + index) % some.length] ?? "good"),
  );
}

/** A diary of fifteen weeks in one of the five languages, week 11 current. */
export function diaryWeeks(language: StoryLanguage = "en", current = 11, length = 15): StripWeek[] {
  const words = stripWords[language];
  return Array.from({ length }, (_, index) => {
    const week = index + 1;
    const phase = phaseOfWeek(week);
    const levels = levelsOfWeek(week);
    return {
      id: week,
      phase,
      href: `#week-${week}`,
      label: phase === "harvest" ? words.harvest : `${words.week} ${week}`,
      days: `${words.days} ${week * 7 - 6}–${week * 7}`,
      photo: picture(`week-${week}`),
      leaf: { levels, label: `${words.complete}: ${levels.join(", ")}` },
      current: week === current,
    };
  });
}

/** The same diary for a card: fourteen weeks written, one to come. */
export const miniWeeks = Array.from({ length: 15 }, (_, index) => ({
  phase: index === 14 ? ("flowering" as const) : phaseOfWeek(index + 1),
  planned: index === 14,
}));
