export const paths = {
  products: () => "/brands-manager/products",
  /** @param draft id of the draft of a new product */
  editProduct: (id: number | "new", draft?: string | null) =>
    `/brands-manager/products/edit/${id}${draft ? `?tmp_id=${draft}` : ""}`,
  editComposition: (id: number) => `/brands-manager/products/edit_composition/${id}`,
} as const;
