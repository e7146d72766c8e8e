/**
 * Why an email was not accepted. `rejected`: its address, for good. `refused`: the email itself, for good. `deferred`: not now. `offline`: the
 * server does not accept emails at all, and has got nothing of this one. `unknown`: it may have been accepted.
 */
export type MailRefusal = "rejected" | "refused" | "deferred" | "offline" | "unknown";

/** An email that was not accepted. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly refusal: MailRefusal;

  constructor(refusal: MailRefusal, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.refusal = refusal;
  }
}

/** What nodemailer adds to errors. */
interface SmtpFailure {
  readonly code?: unknown;
  /** The SMTP command that failed. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  /** The server's reply, often with an enhanced status code (RFC 3463). */
  readonly response?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
}

/** Failures before a server was ready for an email. */
const BEFORE = new Set<unknown>(["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EOAUTH2"]);
const CONNECTING = new Set<unknown>(["connect", "getaddrinfo", "queryA", "queryAaaa"]);
/** Refused for what is no fault of the address: a broken server, or policy, such as a blocked sender or denied relaying. */
const NOT_THE_ADDRESS = /^5\d\d[ -](?:5\.[37]\.\d|relay)/i;
/** Also of emails that waited in the pool, or went back there since nothing of them was sent. */
const NOT_STARTED =
  /^(?:Connection timeout|Greeting never received|Connection pool was closed|Reached maximum number of retries)/;

/** Classifies a failure of nodemailer by the command that failed and the server's reply (RFC 5321). */
export function mailError(failure: unknown): MailError {
  const { code, command, responseCode, response, syscall, message }: SmtpFailure = Object(failure);
  const reply = typeof responseCode === "number" ? responseCode : 0;
  const isFinal = reply >= 500;
  const isOfAddress = command === "RCPT TO" && !NOT_THE_ADDRESS.test(String(response ?? ""));
  if (reply >= 400 && isOfAddress) return new MailError(isFinal ? "rejected" : "deferred", failure);
  if (reply >= 400 && (command === "RCPT TO" || command === "DATA"))
    return new MailError(isFinal ? "refused" : "deferred", failure);
  const isBefore = reply >= 400 || BEFORE.has(code) || CONNECTING.has(syscall);
  return new MailError(isBefore || NOT_STARTED.test(String(message)) ? "offline" : "unknown", failure);
}
