/** Settings for the browser, embedded in every page; none is secret. */
export interface PublicConfig {
  /** URL of the backend; a path if this site serves it. */
  backendUrl: string;
  backendKey: string;
  imageBase: string;
  /** Set if sign-up requires an invitation. */
  signUp?: 'closed' | undefined;
  /** Address of the outbox that shows mails while no mail server is configured; else undefined. */
  outbox?: string | undefined;
}

/** Name of the meta element with this configuration. */
export const CONFIG_META = 'marquee-config';

/** Address in the browser of something this site may serve itself: adds the base path to a path. */
export const servedAt = (basePath: string, address: string): string =>
  address.startsWith('/') ? basePath + address : address;
