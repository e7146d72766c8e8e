import type { ComponentType } from "react";

/** Components by name: what the module of a screen's parts exports. */
export type Parts = Readonly<Record<string, ComponentType<never>>>;

/** The props that a component is drawn with. */
export type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props & object : never;
