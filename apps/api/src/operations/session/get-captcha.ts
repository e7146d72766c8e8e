import { newChallenge } from "../../captcha/proof-of-work.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const getCaptcha = defineOperation("getCaptcha", async ({ config, now }) => ({
  status: 200,
  data: await newChallenge(config.secret, now()),
}));
