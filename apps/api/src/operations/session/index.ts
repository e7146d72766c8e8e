import { cancelEmailChange } from "./cancel-email-change.ts";
import { confirmEmail } from "./confirm-email.ts";
import { createSession } from "./create-session.ts";
import { deleteSession } from "./delete-session.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getCaptcha } from "./get-captcha.ts";
import { getConfirmationState } from "./get-confirmation-state.ts";
import { getEmailChangeState } from "./get-email-change-state.ts";
import { getForgotTokenState } from "./get-forgot-token-state.ts";
import { getSession } from "./get-session.ts";
import { getUnsubscribeState } from "./get-unsubscribe-state.ts";
import { signInWithPasskey } from "./passkeys/sign-in-with-passkey.ts";
import { startPasskeySignIn } from "./passkeys/start-passkey-sign-in.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { signInWithRecoveryCode } from "./sign-in-with-recovery-code.ts";
import { unsubscribeEmail } from "./unsubscribe-email.ts";

export const sessionOperations = {
  getUnsubscribeState,
  unsubscribeEmail,
  startPasskeySignIn,
  signInWithPasskey,
  signInWithRecoveryCode,
  getConfirmationState,
  confirmEmail,
  getEmailChangeState,
  cancelEmailChange,
  createSession,
  deleteSession,
  forgotPassword,
  getCaptcha,
  getForgotTokenState,
  getSession,
  resendVerification,
  resetPassword,
};
