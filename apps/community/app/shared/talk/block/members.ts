import { memberParts } from "@grow/app-kit/document/member-parts.tsx";
import * as parts from "./member-parts.ts";

const part = memberParts(import.meta.env.SSR ? parts : null, () => import("./member-parts.ts"));

export const NewComment = part("NewComment");
export const ReplyForm = part("ReplyForm");
