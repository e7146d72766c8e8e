/** Every address of the portal, in one place. */
export const paths = {
  accounts: () => "/brands-manager",
  welcome: () => "/brands-manager/welcome",
  chooseBrand: () => "/settings/brand",
} as const;
