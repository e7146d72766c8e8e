export * from "./card/brand-card.tsx";
export * from "./card/brand-mark.tsx";
export * from "./card/brand-rows.tsx";
export * from "./card/product-card.tsx";
export * from "./card/strain-card.tsx";
export * from "./family-tree/family-tree.tsx";
export * from "./nutrient-label/nutrient-label.tsx";
