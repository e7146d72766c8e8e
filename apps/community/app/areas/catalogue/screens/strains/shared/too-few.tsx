import { Trans } from "@lingui/react/macro";

/** Shown instead of a number of too few growers. */
export function TooFew() {
  return (
    <small>
      <Trans id="strain.tooFew">Not enough growers yet</Trans>
    </small>
  );
}
