import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Cluster, LinkButton, Note, Page, Stack } from "@grow/ui/foundation";
import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { FormErrors } from "../form-errors.ts";
import styles from "./removed-screen.module.css";

interface RemovedScreenProps {
  heading: ReactNode;
  text: ReactNode;
  /** Label of the button that restores it. */
  undo: ReactNode;
  /** Where to go on instead. */
  browse: { readonly href: string; readonly label: ReactNode };
  errors: FormErrors;
}

/** After something was deleted: its author can restore it for a while. */
export function RemovedScreen({ heading, text, undo, browse, errors }: RemovedScreenProps) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>{heading}</h1>
        {errors.form ? (
          <Note tone="bad" urgent>
            {errors.form}
          </Note>
        ) : null}
        <p>{text}</p>
        <Cluster>
          <Form method="post" onSubmit={onSubmit}>
            <Button look="primary" icon={Undo2} type="submit" busy={isBusy}>
              {undo}
            </Button>
          </Form>
          <LinkButton look="outline" href={browse.href}>
            {browse.label}
          </LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}
