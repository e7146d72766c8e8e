import * as z from "zod";
import type { Operator } from "../content/pages/operator.ts";

export const operatorVariables = {
  OPERATOR: z.string().max(500).optional(),
  OPERATOR_EMAIL: z.email().optional(),
};

interface OperatorValues {
  readonly OPERATOR?: string | undefined;
  readonly OPERATOR_EMAIL?: string | undefined;
}

/** @param publicUrl - its host is the default for missing values */
export function readOperator(values: OperatorValues, publicUrl: string): Operator {
  const { host, hostname } = new URL(publicUrl);
  const [name = "Grow", ...address] = (values.OPERATOR ?? `Grow\\n${host}`).split("\\n");
  return { name, address, email: values.OPERATOR_EMAIL ?? `contact@${hostname}` };
}
