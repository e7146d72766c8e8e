import { fillOperator } from "../../../content/pages/fill-operator.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { pageProblems } from "./page-problems.ts";

export const previewStaffPage = defineOperation(
  "previewStaffPage",
  async ({ params: { name, lang }, body, config }) => {
    const problems = pageProblems(body);
    if (problems.length > 0) throw invalid(problems);
    const text = fillOperator(body.text, config.operator, new URL(config.publicUrl).host);
    const update_date = new Date().toISOString();
    return { status: 200, data: { ...body, name, lang, text, update_date } };
  },
);
