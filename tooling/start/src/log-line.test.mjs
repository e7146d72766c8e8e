import { expect, test } from "vitest";
import { shortLine } from "./log-line.mjs";

test("a record of a log is shown by its level and message", () => {
  expect(shortLine('{"level":40,"time":1,"msg":"Mail could not be sent"}')).toEqual({
    level: 40,
    text: "warning  Mail could not be sent",
  });
});

test("the message of an error is shown with it", () => {
  expect(shortLine('{"level":50,"err":{"message":"no route"},"msg":"Sending failed"}').text).toBe(
    "error  Sending failed  no route",
  );
});

test("plain text counts as a warning", () => {
  expect(shortLine("Something odd")).toEqual({ level: 40, text: "Something odd" });
});

test("a line that only looks like a record is shown as it is", () => {
  expect(shortLine("{ not json").text).toBe("{ not json");
});

test("a long line is cut", () => {
  expect(shortLine("x".repeat(1000)).text).toHaveLength(240);
});
