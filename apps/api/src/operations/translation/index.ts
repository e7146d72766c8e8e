import { getTranslation } from "./get-translation.ts";
import { translate } from "./translate.ts";

export const translationOperations = { getTranslation, translate };
