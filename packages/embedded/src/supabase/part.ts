/** Who sent a request, as the host saw it: never a forwarded header nobody vouches for. */
export interface ClientInfo {
  /** IP address of the peer. */
  address: string;
  /** Asked for by a name of this machine, and passed on by no proxy, trusted or not. */
  direct: boolean;
  /** Asked by this program itself, for a page it makes. */
  inside?: boolean;
}

/** One part of the embedded backend (auth, rest, storage, outbox); the path of the request begins below its mount point. */
export type BackendPart = (request: Request, client: ClientInfo) => Promise<Response>;

/** The time now; tests bring their own. */
export type Clock = () => Date;
