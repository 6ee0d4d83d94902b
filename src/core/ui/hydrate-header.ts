/** Hydrates the island of the header, which shows toasts and asks to sign in (core/islands/session-client.ts). */
export const hydrateHeader = (): void => void document.dispatchEvent(new Event('hydrate'));
