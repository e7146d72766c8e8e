export * from "./dialog/dialog.tsx";
export * from "./menu/menu.tsx";
export * from "./popover/popover.tsx";
export { type Toast, ToastProvider, type ToastProviderProps, useToast } from "./toast/toast.tsx";
export * from "./tooltip/tooltip.tsx";
