import { defineOperation } from "../../http/define-operation.ts";
import { countButton } from "./counting/count-button.ts";
import { evidenceOf } from "./counting/evidence.ts";

export const countButtonClick = defineOperation(
  "countButtonClick",
  async ({ body, request, config, db, now }) => {
    await countButton(db, { ...body, action: "click" }, evidenceOf(request, { config, now: now() }));
    return { status: 204 };
  },
);
