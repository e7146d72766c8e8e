export { clockTime } from "../../../shared/clock-time.ts";
