import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from "react";

/** Props of a link: those of `<a>`, with an address that is always there. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const plainAnchor: ComponentType<LinkProps> = (props) => <a {...props} />;
const LinkComponent = createContext<ComponentType<LinkProps>>(plainAnchor);

export interface LinkProviderProps {
  /** What draws a link in this app: usually the router's link, taking `href`. It must pass all other props to its `<a>`. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Tells every component of the kit how this app draws links, so that the kit knows no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>;
}

/** A link: the app's own if a {@link LinkProvider} is above, else a plain `<a>`. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}
