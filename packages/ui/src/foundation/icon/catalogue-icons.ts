import type { PathDrawing } from "./icon.tsx";

/* The catalogue's sections, kinds of lamp and plant symptoms. Below 20 px use the word alone: their inner
   detail closes up. */

export const AirConditionerIcon: PathDrawing = {
  d: "M3 4h18v8H3zM6 9h12M7.5 15c0 1.5-1.5 1.5-1.5 3M12 15c0 1.8-1.5 2.2-1.5 4.5M16.5 15c0 1.5-1.5 1.5-1.5 3",
};

export const AirFilterIcon: PathDrawing = {
  d: "M9.5 2.5h5V5h-5zM7 5h10v15H7zM6 20h12v1.5H6zM10 8.5h.01M14 8.5h.01M12 11h.01M10 13.5h.01M14 13.5h.01M12 16h.01",
};

export const AutoflowerIcon: PathDrawing = {
  d: "M12 22v-7M12 4c1.5 1.1 2 2.3 2 3.5 1.7.8 2.6 2.2 2.3 4 .8 1.7-.6 3.5-4.3 3.5s-5.1-1.8-4.3-3.5c-.3-1.8.6-3.2 2.3-4 0-1.2.5-2.4 2-3.5zM4.5 8.5A8.5 8.5 0 0 1 9 3M19.5 8.5A8.5 8.5 0 0 0 15 3M3 6.5l1.5 2 2-1.5M21 6.5l-1.5 2-2-1.5",
};

export const Co2GeneratorIcon: PathDrawing = {
  d: "M8 9a4 4 0 0 1 8 0v10.5a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM12 5V2.5M9.5 2.5h5M11 12.5a1.6 1.6 0 1 0 0 3M13.6 13.5h0a.9.9 0 0 1 0 2",
};

export const ControllerIcon: PathDrawing = {
  d: "M4 3h16v18H4zM7 6h10v5H7zM8.5 9l1.7-1.5L12 9.2l3.5-2M9 16l1-1.2M14 14.5h3M14 17.5h3M7 16a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z",
};

export const DripSystemIcon: PathDrawing = {
  d: "M3 5h13a3 3 0 0 1 3 3v2M8 5v3M13 5v3M19 12.5c1.3 1.5 2 2.5 2 3.6a2 2 0 0 1-4 0c0-1.1.7-2.1 2-3.6zM8 10.5c.9 1 1.4 1.8 1.4 2.5a1.4 1.4 0 0 1-2.8 0c0-.7.5-1.5 1.4-2.5zM13 12.5c.9 1 1.4 1.8 1.4 2.5a1.4 1.4 0 0 1-2.8 0c0-.7.5-1.5 1.4-2.5zM4 21h14",
};

export const FluorescentLightIcon: PathDrawing = {
  d: "M3 7h18v4H3zM5 11v2M19 11v2M6 16v2M10 16v3.5M14 16v3.5M18 16v2",
};

export const GrowBoxIcon: PathDrawing = {
  d: "M5 3h14v16H5zM7 19v2.5M17 19v2.5M9 7h6v8H9zM12 15v-4M12 12.5c-1 0-1.8-.6-2-1.7M12 11.5c.1-1.1.8-1.8 2-1.9M17 11h.01",
};

export const GrowLightIcon: PathDrawing = {
  d: "M9 2l3 3 3-3M12 5v2M3 7h18l-1.5 5h-15zM7 15v2M12 15v4M17 15v2M9.5 16v3.5M14.5 16v3.5",
};

export const GrowTentIcon: PathDrawing = {
  d: "M4 5l2-2h12l2 2v16H4zM4 5h16M9 21V9c0-1.7 1.3-3 3-3s3 1.3 3 3v12M12 6v15",
};

export const HidLightIcon: PathDrawing = {
  d: "M9 2.5h6V6H9zM9 6c-1.5 1.5-2.5 3.3-2.5 5.5a5.5 5.5 0 0 0 11 0C17.5 9.3 16.5 7.5 15 6M10.5 12l1.5-2 1.5 2M8 20v1.5M12 20v2M16 20v1.5",
};

export const HydroponicSystemIcon: PathDrawing = {
  d: "M3 11h18v7.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5zM3 15c1.5-1.2 3-1.2 4.5 0s3 1.2 4.5 0 3-1.2 4.5 0 3 1.2 4.5 0M12 11V5M12 7c-2.2 0-3.8-1.2-4.2-3.5C10.2 3.5 11.8 4.8 12 7zM12 6c.2-2 1.6-3.2 3.8-3.2C15.7 4.8 14.2 6 12 6z",
};

export const LedLightIcon: PathDrawing = {
  d: "M3 6h18v5H3zM6.5 8.5h.01M10 8.5h.01M14 8.5h.01M17.5 8.5h.01M9 2l3 2 3-2M6 14v2.5M10 14v4.5M14 14v4.5M18 14v2.5",
};

export const NutrientIcon: PathDrawing = {
  d: "M9.5 2.5h5v3h-5zM10 5.5v2C8.2 8.3 7 9.6 7 11.5V19a2.5 2.5 0 0 0 2.5 2.5h5A2.5 2.5 0 0 0 17 19v-7.5c0-1.9-1.2-3.2-3-4v-2M7 12.5h10M7 17.5h10",
};

export const SeedbankIcon: PathDrawing = {
  d: "M6 3h12v18H6zM6 7h12M12 10.5c2 1.3 2.8 2.7 2.8 4.2a2.8 2.8 0 0 1-5.6 0c0-1.5.8-2.9 2.8-4.2z",
};

export const SubstrateIcon: PathDrawing = {
  d: "M6 5c4-1.2 8-1.2 12 0-.7 2 .8 3 .8 5.5V18c0 1.8-.6 2.5-.8 3-4 .8-8 .8-12 0-.2-.5-.8-1.2-.8-3v-7.5C5.2 8 6.7 7 6 5zM8 3.2v1.3M12 2.8v1.3M16 3.2v1.3M8.5 13.5h.01M12 16h.01M15.5 13h.01M11 11.5h.01M15 17h.01",
};

export const TrichomeIcon: PathDrawing = {
  d: "M11 10.3l-.7 9.7M13 10.3l.7 9.7M4 21h16M10.5 5.5c.4-.7 1-1 1.7-1M5.5 16.3V21M18.5 16.3V21M8 6.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM3.7 14.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM16.7 14.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z",
};

export const VentilationFanIcon: PathDrawing = {
  d: "M12 10.4C10 8.5 10.5 5.5 13.5 5c1 2.2.5 4.2-1.5 5.4zM13.4 12.8c2.6-.8 5 .9 4.4 3.8-2.4-.2-4-1.5-4.4-3.8zM10.6 12.8c-.5 2.7-3.2 4-5.4 2 1.3-2 3.2-2.8 5.4-2zM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z",
};
