import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from "react";

/** Props of a link: those of `<a>`, with a required `href`. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const plainAnchor: ComponentType<LinkProps> = (props) => <a {...props} />;
const LinkComponent = createContext<ComponentType<LinkProps>>(plainAnchor);

export interface LinkProviderProps {
  /** The link component of this app: usually the router's link, taking `href`. It must pass all other props to its `<a>`. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Sets the link component for all components of the kit, so that the kit depends on no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>;
}

/** A link: the app's own inside a {@link LinkProvider}, otherwise a plain `<a>`. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}
