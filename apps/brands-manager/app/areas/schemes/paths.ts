export const paths = {
  schemes: () => "/brands-manager/schemes",
  editScheme: (id: number | "new") => `/brands-manager/schemes/edit/${id}`,
} as const;
