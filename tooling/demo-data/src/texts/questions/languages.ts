import { deQuestions } from "./de.ts";
import { enQuestions } from "./en.ts";
import { esQuestions } from "./es.ts";
import { ruQuestions } from "./ru.ts";
import { thQuestions } from "./th.ts";

/** Questions of every language, with their answers. */
export const QUESTIONS = [
  { lang: "en", texts: enQuestions },
  { lang: "ru", texts: ruQuestions },
  { lang: "de", texts: deQuestions },
  { lang: "es", texts: esQuestions },
  { lang: "th", texts: thQuestions },
] as const;
