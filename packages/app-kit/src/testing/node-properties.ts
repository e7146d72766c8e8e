const SUBCLASSES = [CharacterData, Element];

/**
 * Moves what browsers define for all nodes to where they define it: happy-dom has these properties in subclasses.
 *
 * @returns moves them back
 */
export function moveNodeProperties(): () => void {
  const restore = (["nodeValue", "textContent"] as const).map((name) => {
    const nodes = Object.getOwnPropertyDescriptor(Node.prototype, name) as PropertyDescriptor;
    const own = SUBCLASSES.map(({ prototype }) => Object.getOwnPropertyDescriptor(prototype, name));
    const of = (node: Node) => own[SUBCLASSES.findIndex((subclass) => node instanceof subclass)] ?? nodes;
    for (const { prototype } of SUBCLASSES) Reflect.deleteProperty(prototype, name);
    Object.defineProperty(Node.prototype, name, {
      configurable: true,
      get(this: Node) {
        return of(this).get?.call(this);
      },
      set(this: Node, value: unknown) {
        of(this).set?.call(this, value);
      },
    });
    return () => {
      Object.defineProperty(Node.prototype, name, nodes);
      for (const [index, { prototype }] of SUBCLASSES.entries()) {
        const property = own[index];
        if (property) Object.defineProperty(prototype, name, property);
      }
    };
  });
  return () => {
    for (const one of restore) one();
  };
}
