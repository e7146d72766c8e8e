export { goHome, returnTo } from "@grow/app-kit/forms/return-to.ts";
