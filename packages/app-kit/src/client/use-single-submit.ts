import { useNavigation } from "@remix-run/react";
import { type FormEvent, useCallback } from "react";

/**
 * Prevents a form from being submitted twice: while a request is in flight, further submits do nothing.
 *
 * @param action - the form's address, where a page has several forms
 */
export function useSingleSubmit(action?: string): {
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const navigation = useNavigation();
  const isOurs = action === undefined || navigation.formAction?.split("?", 1)[0] === action;
  const isBusy = navigation.state !== "idle" && navigation.formMethod !== undefined && isOurs;
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      if (isBusy) event.preventDefault();
    },
    [isBusy],
  );
  return { isBusy, onSubmit };
}
