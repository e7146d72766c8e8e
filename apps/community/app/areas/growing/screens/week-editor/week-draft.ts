import type { WeekForm } from "../../shared/week-form/week-form.ts";

/** Makes a week that is sent twice, perhaps a day apart, one week. */
export interface CreateMark {
  readonly requestKey: string;
  /** Id of the diary's newest week when the form was opened; 0 for none. */
  readonly newest: number;
}

/** A week's draft, as stored in the browser. */
export interface WeekDraft extends Partial<CreateMark> {
  readonly form: WeekForm;
  /** Units in which it was filled in. */
  readonly measures: string;
  /** Ids of its photos and videos that this device stores. */
  readonly files?: readonly string[];
  /** How many photos it has, with those that only this device stores. */
  readonly photos?: number;
}
