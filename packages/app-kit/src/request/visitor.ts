import type { FastifyBaseLogger } from "fastify";
import type { AppEnvironment } from "../server/app-environment.ts";
import type { PageCache } from "../server/page-cache/page-cache.ts";
import type { VisitorPosition } from "./log-position.ts";

/** What the server passes to the app with every page request. */
export interface VisitorRequest {
  request: Request;
  environment: AppEnvironment;
  /** The user's IP address, as resolved through trusted proxies. */
  ip: string;
  log: FastifyBaseLogger;
  /** The cache of guests' pages. */
  cache?: PageCache | undefined;
  /** The log position that responses to this user must include. */
  position: VisitorPosition;
}
