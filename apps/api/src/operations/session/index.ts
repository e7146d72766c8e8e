import { confirmEmail } from "./confirm-email.ts";
import { createSession } from "./create-session.ts";
import { deleteSession } from "./delete-session.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getCaptcha } from "./get-captcha.ts";
import { getForgotTokenState } from "./get-forgot-token-state.ts";
import { getSession } from "./get-session.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";

export const sessionOperations = {
  confirmEmail,
  createSession,
  deleteSession,
  forgotPassword,
  getCaptcha,
  getForgotTokenState,
  getSession,
  resendVerification,
  resetPassword,
};
