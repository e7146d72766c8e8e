import type { Schema } from "@grow/contract";
import { Badge, type BadgeProps, Cluster } from "@grow/ui/foundation";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

export type ErrorState = Schema<"StaffErrorState">;

const WORDS: Readonly<Record<ErrorState, MessageDescriptor>> = {
  open: msg({ id: "watch.state.open", message: "Open" }),
  solved: msg({ id: "watch.state.solved", message: "Solved" }),
  ignored: msg({ id: "watch.state.ignored", message: "Ignored" }),
};

const TONES: Readonly<Record<ErrorState, NonNullable<BadgeProps["tone"]>>> = {
  ...{ open: "warn", solved: "good", ignored: "plain" },
};

/** The state of an error in a word; text that is no state stays. */
export const errorStateWord = (i18n: I18n, state: string): string =>
  Object.hasOwn(WORDS, state) ? i18n._(WORDS[state as ErrorState]) : state;

interface ErrorBadgesProps {
  readonly state: ErrorState;
  /** Was solved, and came back in a newer version. */
  readonly isAgain: boolean;
}

export function ErrorBadges({ state, isAgain }: ErrorBadgesProps) {
  const { i18n } = useLingui();
  return (
    <Cluster gap={1}>
      <Badge tone={TONES[state]}>{errorStateWord(i18n, state)}</Badge>
      {isAgain ? (
        <Badge tone="bad">
          <Trans id="watch.state.again">Came back</Trans>
        </Badge>
      ) : null}
    </Cluster>
  );
}
