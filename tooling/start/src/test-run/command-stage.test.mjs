import { expect, test } from "vitest";
import { Interruption } from "../interruption.mjs";
import { createSupervisor, StartError } from "../supervisor.mjs";
import { runStage, workStage } from "./command-stage.mjs";

/** @param {ReturnType<typeof createSupervisor>} [supervisor] */
function context(supervisor = createSupervisor()) {
  return { supervisor, env: process.env, logDir: "", say: () => {}, order: [], changed: null };
}

/** @param {() => Promise<void>} work */
const throwing = (work) => ({
  key: "slow",
  title: "Slow tests",
  needs: [],
  cores: 1,
  run: async () => await work(),
});

test.each([
  [
    "a StartError is its sentence and the last lines",
    new StartError("It failed.", ["no room"]),
    "It failed.\nno room",
  ],
  ["another error is its stack", new RangeError("no room"), "command-stage.test.mjs"],
])("%s, as a failure of the stage that throws it", async (_, error, message) => {
  const work = async () => {
    throw error;
  };
  for (const stage of [workStage("slow", "Slow tests", [], work), throwing(/** @type {any} */ (work))]) {
    const outcome = await runStage(/** @type {any} */ (stage), context());
    expect(outcome).toMatchObject({ key: "slow", title: "Slow tests", passed: 0 });
    expect(outcome.failures).toEqual([{ name: "slow", message: expect.stringContaining(message) }]);
  }
});

test("a stage that is interrupted ends the run, whatever error it meets then", async () => {
  const supervisor = createSupervisor();
  supervisor.abort(new Interruption(143));
  const stage = workStage("slow", "Slow tests", [], async () => {
    throw new Error("The file is gone.");
  });
  await expect(runStage(stage, context(supervisor))).rejects.toThrow(Interruption);
});
