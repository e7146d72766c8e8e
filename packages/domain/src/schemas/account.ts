import * as z from "zod/mini";
import { EMAIL_PATTERN, LIMITS, USER_NAME_PATTERN } from "../limits.ts";
import { passwordProblem } from "../password/password.ts";
import { text } from "./text.ts";

/** A user name: 3 to 32 letters, digits, `_`, `.`, `-`, at least one letter. */
export const userName = text(LIMITS.user_name).check(z.regex(USER_NAME_PATTERN, "wrong_format"));

/** An email address, stored as typed and compared in lower case. */
export const email = text(LIMITS.email).check(z.regex(EMAIL_PATTERN, "wrong_format"));

/** A new password. It is not trimmed. */
export const newPassword = z.string("required").check(
  z.check((context) => {
    const problem = passwordProblem(context.value);
    if (problem === null) return;
    context.issues.push({
      code: "custom",
      message: problem,
      params: { ...LIMITS.password },
      input: context.value,
    });
  }),
);

/** A current password. It is only compared, so older rules still pass. */
const givenPassword = z.string("required").check(z.minLength(1, "required"), z.maxLength(1000, "too_long"));

/** Reports `not_equal` for the repeated password when it differs. */
const sameTwice = z.refine<{ password: string; password_repeat: string }>(
  (form) => form.password === form.password_repeat,
  { error: "not_equal", path: ["password_repeat"] },
);

/** Sign-up form. */
export const signUpForm = z.object({ name: userName, email, password: newPassword }).check(
  z.refine((form) => passwordProblem(form.password, form) !== "name_in_password", {
    error: "name_in_password",
    path: ["password"],
  }),
);

/** Sign-in form, by name or email. */
export const signInForm = z.object({
  login: text({ min: 1, max: LIMITS.email.max }),
  password: givenPassword,
});

/** Form that requests an email with a password reset link. */
export const forgotPasswordForm = z.object({ email });

/** Form that sets a new password by a reset link. */
export const resetPasswordForm = z
  .object({ token: text({ min: 1, max: 500 }), password: newPassword, password_repeat: z.string("required") })
  .check(sameTwice);

/** Form that changes the password of a member. */
export const changePasswordForm = z
  .object({ password_old: givenPassword, password: newPassword, password_repeat: z.string("required") })
  .check(sameTwice);
