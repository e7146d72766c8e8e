import type { Schema } from "@grow/contract";
import { existingPage } from "../../../../shared/existing-page.ts";

/** What an accepted invitation makes of the grower. */
export type InvitedAs = Schema<"ManagerRole"> | "tester";

export interface InvitationRow {
  readonly id: number;
  readonly brand: string;
  readonly href: string | undefined;
  readonly logo: string | null;
  readonly as: InvitedAs;
  /** Until when it can be accepted. */
  readonly dateEnd: string;
}

/** A brand that the grower tests for. */
export interface TestRow {
  readonly brandId: number;
  readonly brand: string;
  readonly href: string | undefined;
  readonly logo: string | null;
  readonly since: string;
}

/** What became of the last answer. */
const ANSWERS = ["manager", "tester", "declined", "left"] as const;
export type AnswerDone = (typeof ANSWERS)[number];

export interface InvitationsView {
  readonly invitations: readonly InvitationRow[];
  readonly tests: readonly TestRow[];
  readonly done: AnswerDone | null;
}

export function invitationsView(
  list: Schema<"InvitationList">,
  tests: Schema<"BrandTestList">,
  done: string | null,
): InvitationsView {
  return {
    tests: tests.items.map(({ item_brand, add_date }) => ({
      brandId: item_brand.id,
      brand: item_brand.name,
      href: existingPage(item_brand.link),
      logo: item_brand.logo_s,
      since: add_date,
    })),
    invitations: list.items.map(({ id, kind, role, item_brand, date_end }) => ({
      id,
      brand: item_brand.name,
      href: existingPage(item_brand.link),
      logo: item_brand.logo_s,
      as: kind === "tester" ? "tester" : (role ?? "viewer"),
      dateEnd: date_end,
    })),
    done: ANSWERS.find((answer) => answer === done) ?? null,
  };
}
