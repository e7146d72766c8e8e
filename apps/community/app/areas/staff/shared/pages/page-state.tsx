import { Badge, Cluster } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";

interface PageStateProps {
  isEdited: boolean;
  isOutdated: boolean;
}

/** Whether readers get the delivered text or an edit, and whether that is based on an earlier one. */
export function PageState({ isEdited, isOutdated }: PageStateProps) {
  return (
    <Cluster gap={2}>
      {isEdited ? (
        <Badge tone="info">
          <Trans id="admin.pages.edited">Edited</Trans>
        </Badge>
      ) : (
        <Badge>
          <Trans id="admin.pages.delivered">As delivered</Trans>
        </Badge>
      )}
      {isOutdated ? (
        <Badge tone="warn">
          <Trans id="admin.pages.outdated">Delivered text changed</Trans>
        </Badge>
      ) : null}
    </Cluster>
  );
}
