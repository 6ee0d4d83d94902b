/** A request's client as the host determined it, never from untrusted headers. */
export interface ClientInfo {
  /** IP address of the client. */
  address: string;
  /** Addressed to a local host name, and forwarded by no proxy. */
  direct: boolean;
  /** Made by this program itself, for a page. */
  inside?: boolean;
}

/** A part of the embedded backend (auth, rest, storage, outbox); paths begin below its mount point. */
export type BackendPart = (request: Request, client: ClientInfo) => Promise<Response>;

/** The current time; tests replace it. */
export type Clock = () => Date;
