export const paths = {
  accounts: () => "/brands-manager",
  welcome: () => "/brands-manager/welcome",
  editBrand: () => "/brands-manager/edit",
  testers: () => "/brands-manager/testers",
  /** Without days those of the last 30. @param figure the one in the chart */
  statistics: (asked: { readonly from?: string; readonly to?: string; readonly figure?: string } = {}) => {
    const query = new URLSearchParams(asked).toString();
    return `/brands-manager/statistics${query && `?${query}`}`;
  },
  subscription: () => "/brands-manager/subscription",
  chooseBrand: () => "/settings/brand",
} as const;
