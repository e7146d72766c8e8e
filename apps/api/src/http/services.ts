import type { Captcha } from "../captcha/captcha.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { LogPosition } from "../db/replica/log-position.ts";
import type { Live } from "../live/live.ts";
import type { DrawingRoom } from "../media/draw-photo.ts";
import type { PhotoFinisher } from "../media/photo-finisher.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/** What files need: where they lie, who draws them, and the folder where they arrive. */
export interface MediaServices extends DrawingRoom {
  readonly finisher: PhotoFinisher;
  /** Folder for files that are still arriving. */
  readonly incoming: string;
}

/** What handlers use besides the database; made once by `main.ts`, and by tests. */
export interface Services {
  readonly config: Config;
  readonly captcha: Captcha;
  readonly jobs: JobQueue;
  readonly live: Live;
  readonly media: MediaServices;
  /** The present moment; tests set it. */
  now(): Date;
}

/** All that the server is made of. */
export interface ServerParts extends Services {
  readonly database: Database;
  /** Place in the database's log before which the last change stands that this server has heard of; null while it is none. */
  changed(): LogPosition | null;
}
