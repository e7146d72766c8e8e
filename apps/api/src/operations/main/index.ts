import { getMain } from "./get-main.ts";
import { getMainOwn } from "./get-main-own.ts";

export const mainOperations = { getMain, getMainOwn };
