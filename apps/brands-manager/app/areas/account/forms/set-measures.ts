export { action, loader } from "@grow/app-kit/forms/set-measures.ts";
