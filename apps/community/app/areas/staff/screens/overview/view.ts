import type { Schema } from "@grow/contract";
import { DESKS } from "../../desk-paths.ts";

type QueueName = Schema<"StaffQueue">["name"];

/** The page of each desk. */
const PAGES: Readonly<Record<QueueName, string>> = {
  complaints: DESKS.complaints,
  contacts: DESKS.contacts,
  orders: "/admin/invoices",
  brand_requests: DESKS.brandRequests,
  strain_requests: DESKS.strainRequests,
  banners: `${DESKS.banners}?state=review`,
  claims: DESKS.claims,
};

const HOUR = 3_600_000;
/** Share of a target from which a desk is close to it. */
const CLOSE = 0.75;
/** Ages up to it are told in hours. */
const HOURS_TOLD = 48;

/** A desk with open work. */
export interface QueueView {
  readonly name: QueueName;
  readonly href: string;
  readonly n: number;
  /** The oldest item in a few words. */
  readonly text: string;
  /** How long the oldest item is open, with the target in the same unit; null for desks without ages. */
  readonly age: { readonly value: number; readonly target: number; readonly unit: "hours" | "days" } | null;
  /** Age of the oldest item as share of the target, at most 1. */
  readonly share: number;
  readonly isLate: boolean;
}

export interface OverviewView {
  readonly open: number;
  readonly late: number;
  /** Past the target or close to it, then the rest; desks without open work are left out. */
  readonly now: readonly QueueView[];
  readonly later: readonly QueueView[];
  readonly decisions: readonly Schema<"StaffDecision">[];
}

/** @param now - instant of the page, ms */
export function overviewView(
  { items_queue, items_decision }: Schema<"StaffOverview">,
  now: number,
): OverviewView {
  const queues = items_queue.filter(({ cnt_open }) => cnt_open > 0).map((queue) => queueView(queue, now));
  return {
    open: queues.reduce((sum, { n }) => sum + n, 0),
    late: queues.filter(({ isLate }) => isLate).length,
    now: queues.filter(({ share }) => share >= CLOSE),
    later: queues.filter(({ share }) => share < CLOSE),
    decisions: items_decision,
  };
}

function queueView(queue: Schema<"StaffQueue">, now: number): QueueView {
  const { name, cnt_open, oldest_date, target_hours, oldest_text } = queue;
  const base = { name, href: PAGES[name], n: cnt_open, text: oldest_text };
  if (oldest_date === null) return { ...base, age: null, share: 0, isLate: false };
  const hours = Math.max(0, (now - Date.parse(oldest_date)) / HOUR);
  const isHours = hours <= HOURS_TOLD && target_hours <= HOURS_TOLD;
  const inUnit = (value: number) => Math.floor(isHours ? value : value / 24);
  return {
    ...base,
    age: { value: inUnit(hours), target: inUnit(target_hours), unit: isHours ? "hours" : "days" },
    share: Math.min(1, hours / target_hours),
    isLate: hours > target_hours,
  };
}
