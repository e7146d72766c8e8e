import { Button, Disclosure, Stack } from "@grow/ui/foundation";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";

interface DeleteFormProps {
  title: ReactNode;
  /** Words of the button. */
  submit: ReactNode;
  /** What becomes of what refers to it. */
  children: ReactNode;
}

/** Deletes what the page edits, with the intent `delete`. Works without scripts. */
export function DeleteForm({ title, submit, children }: DeleteFormProps) {
  return (
    <Disclosure icon={Trash2} title={title}>
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <Stack gap={3}>
          <p>{children}</p>
          <p>
            <Button look="danger" type="submit">
              {submit}
            </Button>
          </p>
        </Stack>
      </Form>
    </Disclosure>
  );
}
