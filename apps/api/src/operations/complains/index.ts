import { complain } from "./complain.ts";

export const complainsOperations = { complain };
