import { memberParts } from "@grow/app-kit/document/member-parts.tsx";
import * as parts from "./member-parts.ts";

const part = memberParts(import.meta.env.SSR ? parts : null, () => import("./member-parts.ts"));

export const Moderation = part("Moderation");
export const Published = part("Published");
