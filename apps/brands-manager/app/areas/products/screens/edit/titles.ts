import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The editor of a product. */
export const editTitles: HeadTemplate = {
  title: msg({ id: "product.head", message: "Edit product, {brandname}" }),
  description: msg({ id: "product.description", message: "Edit a product of {brandname} on Grow." }),
};
