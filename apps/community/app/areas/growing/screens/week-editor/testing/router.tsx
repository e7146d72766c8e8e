import { type FormHTMLAttributes, forwardRef } from "react";

/** The address that the editor is opened at; tests change it. */
export const address = { pathname: "/diaries/12/weeks/new/edit", search: "" };

/** Stands in for `@remix-run/react`: a form that submits nowhere, links without navigation. */
export const Form = forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
  <form {...props} ref={ref} />
));
export const Link = ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />;
export const useBlocker = () => ({ state: "unblocked" });
export const useLocation = () => ({ ...address });
export const useNavigation = () => ({ state: "idle" });
export const useNavigate = () => () => undefined;
export const useRouteLoaderData = () => undefined;
