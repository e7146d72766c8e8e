/** Who runs the site, as its legal pages name them. */
export interface Operator {
  readonly name: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  readonly email: string;
}
