/** What the browser is told about this installation, printed into every page; nothing in it is secret. */
export interface PublicConfig {
  /** Address of the backend; a path when it is served by this site itself. */
  backendUrl: string;
  /** The publishable key. */
  backendKey: string;
  imageBase: string;
  /** Set where only invited people may sign up. */
  signUp?: 'closed' | undefined;
  /** Where mails wait to be read while no mail server is set; undefined where they are sent. */
  outbox?: string | undefined;
}

/** Name of the meta element that carries it. */
export const CONFIG_META = 'marquee-config';

/** Where browsers find what this site may serve itself, below whatever it stands. */
export const servedAt = (basePath: string, address: string): string =>
  address.startsWith('/') ? basePath + address : address;
