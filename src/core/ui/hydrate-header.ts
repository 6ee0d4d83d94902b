/** Hydrates the header's island, which shows toasts and the sign-in dialog (core/islands/session-client.ts). */
export const hydrateHeader = (): void => void document.dispatchEvent(new Event('hydrate'));
