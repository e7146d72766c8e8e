export { action, loader } from "@grow/app-kit/forms/set-theme.ts";
