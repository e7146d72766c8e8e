import type { Db } from "../db/database.ts";

/** Distinguishes people from programs before something is sent or created for them. */
export interface Captcha {
  /** Whether this is a right, fresh and unused solution. Asking uses it up. */
  accepts(db: Db, solution: string): Promise<boolean>;
}
