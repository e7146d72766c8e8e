export { action, loader } from "@grow/app-kit/forms/sign-out.ts";
