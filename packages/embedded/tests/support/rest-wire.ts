import type { BackendServer } from './backend-server.ts';

export interface Sent {
  method?: string;
  /** Text as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends what goes over the wire to rest/v1, without a client that smooths it. */
export function restWire(server: BackendServer, token: string) {
  return (path: string, { method = 'GET', body, headers = {} }: Sent = {}): Promise<Response> =>
    fetch(`${server.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: server.keys.anonKey,
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
}
