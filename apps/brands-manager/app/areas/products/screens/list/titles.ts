import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The products of the brand. */
export const listTitles: HeadTemplate = {
  title: msg({ id: "products.head", message: "Products, {brandname}" }),
  description: msg({ id: "products.description", message: "Products and drafts of {brandname} on Grow." }),
};
