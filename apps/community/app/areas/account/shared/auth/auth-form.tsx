import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Stack } from "@grow/ui/foundation";
import { Form } from "@remix-run/react";
import { type FormEvent, forwardRef, type ReactNode } from "react";

interface FrameProps {
  /** Label of the button. */
  submit: ReactNode;
  look?: "primary" | "outline";
  /** Its fields. */
  children: ReactNode;
}

interface FormFrameProps extends FrameProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** Nothing can be sent yet. */
  isDisabled?: boolean;
}

/** Layout of all sign-in forms: fields below each other, then one wide button. */
export const FormFrame = forwardRef<HTMLFormElement, FormFrameProps>(function FormFrame(
  { submit, look = "primary", children, onSubmit, isBusy, isDisabled },
  ref,
) {
  return (
    <Form ref={ref} method="post" onSubmit={onSubmit} noValidate>
      <Stack gap={5}>
        {children}
        <Button type="submit" look={look} size="large" wide disabled={isDisabled} busy={isBusy}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
});

/** A sign-in form without a proof of work. */
export function AuthForm(props: FrameProps) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return <FormFrame {...props} isBusy={isBusy} onSubmit={onSubmit} />;
}
