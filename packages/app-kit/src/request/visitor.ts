import type { FastifyBaseLogger } from "fastify";
import type { AppEnvironment } from "../server/app-environment.ts";
import type { PageCache } from "../server/page-cache/page-cache.ts";
import type { VisitorPosition } from "./log-position.ts";

/** What the server hands to the app with every page request. */
export interface VisitorRequest {
  request: Request;
  environment: AppEnvironment;
  /** The visitor's address, behind trusted proxies. */
  ip: string;
  log: FastifyBaseLogger;
  /** Pages kept for guests. */
  cache?: PageCache | undefined;
  /** What the answers to this visitor must have seen. */
  position: VisitorPosition;
}
