/** What is announced about a plan: it ends soon unless its next invoice is paid, ends soon, or has ended. */
export type PlanState = "renews" | "ends" | "ended";

/** An announcement for one user. */
export interface PlanNews {
  readonly user_id: number;
  readonly subscription_id: number;
  readonly state: PlanState;
  /** The last day of the plan. */
  readonly date_end: string;
}
