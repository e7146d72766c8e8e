import type { Captcha } from "../captcha/captcha.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { LogPosition } from "../db/replica/log-position.ts";
import type { Live } from "../live/live.ts";
import type { DrawingRoom } from "../media/draw-photo.ts";
import type { PhotoFinisher } from "../media/photo-finisher.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/** The parts for files: store, drawing queue and upload folder. */
export interface MediaServices extends DrawingRoom {
  readonly finisher: PhotoFinisher;
  /** Folder for files that are still arriving. */
  readonly incoming: string;
}

/** What handlers use besides the database; created by `main.ts` and by tests. */
export interface Services {
  readonly config: Config;
  readonly captcha: Captcha;
  readonly jobs: JobQueue;
  readonly live: Live;
  readonly media: MediaServices;
  /** The present moment; tests set it. */
  now(): Date;
}

/** All parts of the server. */
export interface ServerParts extends Services {
  readonly database: Database;
  /** Log position of the last change announced to this server; null before the first one. */
  changed(): LogPosition | null;
}
