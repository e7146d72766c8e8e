import { keptParts } from "@grow/app-kit/document/kept-parts.tsx";
import * as parts from "./static-parts.ts";

const { part, fetchAhead } = keptParts(import.meta.env.SSR ? parts : null, () => import("./static-parts.ts"));

export { fetchAhead };

export const CommentInvitation = part("CommentInvitation");
export const CommentOrders = part("CommentOrders");
