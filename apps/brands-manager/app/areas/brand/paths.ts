export const paths = {
  accounts: () => "/brands-manager",
  welcome: () => "/brands-manager/welcome",
  editBrand: () => "/brands-manager/edit",
  testers: () => "/brands-manager/testers",
  subscription: () => "/brands-manager/subscription",
  chooseBrand: () => "/settings/brand",
} as const;
