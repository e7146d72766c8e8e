import { Button, Disclosure, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";

/** Removes a banner; what was counted stays. */
export function RemoveBanner() {
  const { t } = useLingui();
  return (
    <Disclosure icon={Trash2} title={t({ id: "admin.banner.remove", message: "Delete" })}>
      <Form method="post">
        <Stack gap={3}>
          <p>
            <Trans id="admin.banner.remove.text">
              It stops at once and can't be restored. Its numbers stay.
            </Trans>
          </p>
          <p>
            <Button type="submit" look="danger" name="deed" value="remove">
              <Trans id="admin.banner.remove.submit">Delete banner</Trans>
            </Button>
          </p>
        </Stack>
      </Form>
    </Disclosure>
  );
}
