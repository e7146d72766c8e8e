import { Cluster, Note, Plate, Stack } from "@grow/ui/foundation";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RejectedForm } from "../desks/rejected-form.ts";

interface DeedsProps {
  readonly title: ReactNode;
  /** What the buttons do. */
  readonly text?: ReactNode;
  /** A button of this form that was rejected. */
  readonly rejected: RejectedForm | null;
  /** Buttons named `deed`. */
  readonly children: ReactNode;
}

/** Buttons that change the state of a thing without saving its form. Work without scripts. */
export function Deeds({ title, text, rejected, children }: DeedsProps) {
  const error = rejected && (rejected.errors.form ?? Object.values(rejected.errors.fields)[0]);
  return (
    <Plate>
      <Form method="post">
        <Stack gap={3}>
          <h2>{title}</h2>
          {error ? (
            <Note tone="bad" urgent>
              {error}
            </Note>
          ) : null}
          {text ? <p>{text}</p> : null}
          <Cluster gap={2}>{children}</Cluster>
        </Stack>
      </Form>
    </Plate>
  );
}
