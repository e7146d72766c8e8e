import { staticParts } from "@grow/app-kit/document/static-parts.tsx";
import * as parts from "./static-parts.ts";

const { part, fetchAhead } = staticParts(
  import.meta.env.SSR ? parts : null,
  () => import("./static-parts.ts"),
);

export { fetchAhead };

export const CommentInvitation = part("CommentInvitation");
export const CommentOrders = part("CommentOrders");
