import { describe, expect, it } from "vitest";
import { mailError } from "./mail-error.ts";

describe("mailError", () => {
  it.each([
    ["rejected", "an unknown mailbox", { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }],
    ["deferred", "a mailbox that is busy", { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 }],
    [
      "rejected",
      "an unknown mailbox, in detail",
      { command: "RCPT TO", responseCode: 550, response: "550 5.1.1 <a@mail.example>: unknown" },
    ],
    [
      "refused",
      "a sender that may not relay",
      { command: "RCPT TO", responseCode: 554, response: "554 5.7.1 <a@mail.example>: Relay access denied" },
    ],
    [
      "refused",
      "a sender that may not relay, in short",
      { command: "RCPT TO", responseCode: 550, response: "550 relay not permitted" },
    ],
    ["refused", "an email that looks like spam", { code: "EMESSAGE", command: "DATA", responseCode: 554 }],
    ["deferred", "a server out of space", { code: "EMESSAGE", command: "DATA", responseCode: 452 }],
    ["offline", "a refused sender", { code: "EENVELOPE", command: "MAIL FROM", responseCode: 553 }],
    ["offline", "a server that is closing", { code: "EPROTOCOL", command: "CONN", responseCode: 421 }],
    ["offline", "a wrong password", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }],
    ["offline", "a closed port", { code: "ESOCKET", command: "CONN", syscall: "connect" }],
    ["offline", "an unknown host", { code: "EDNS", command: "CONN", syscall: "getaddrinfo" }],
    ["offline", "a silent server", { code: "ETIMEDOUT", command: "CONN", message: "Connection timeout" }],
    ["unknown", "silence after the email", { code: "ETIMEDOUT", command: "CONN", message: "Timeout" }],
    ["unknown", "a broken connection", { code: "ESOCKET", command: "CONN", syscall: "read" }],
    ["unknown", "anything else", null],
  ])("names %s: %s", (refusal, _, failure) => {
    expect(mailError(failure)).toMatchObject({ name: "MailError", refusal });
  });
});
