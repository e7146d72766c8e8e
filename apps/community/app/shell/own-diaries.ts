import { paths } from "../paths.ts";

/** A member's diaries: the first section of their home page. */
export const ownDiariesPath = (): string => `${paths.home()}#own`;
