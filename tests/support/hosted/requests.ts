import type { BackendServer } from '../backend/backend-server.ts';
import { createPerson, newAddress, PASSWORD } from '../database/people.ts';

/** The parts of a response that depend on neither caller nor time. */
export interface Said {
  status: number;
  code?: unknown;
  message?: string;
  statusCode?: unknown;
}

interface Sent {
  method?: string;
  /** Sent as JSON, except bytes with a `type`. */
  body?: unknown;
  type?: string;
  token?: string;
  headers?: Record<string, string>;
}

/** Sends the requests of a page or client to any backend. */
export class Asker {
  readonly server: BackendServer;

  constructor(server: BackendServer) {
    this.server = server;
  }

  /** Sends a request as the client does: with the key in both headers, unless signed in. */
  async send(path: string, { method = 'POST', body, type, token, headers }: Sent = {}): Promise<Response> {
    const key = this.server.keys.anonKey;
    return fetch(this.server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        apikey: key,
        authorization: `Bearer ${token ?? key}`,
        'x-supabase-api-version': '2024-01-01',
        ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : type ? (body as BodyInit) : JSON.stringify(body),
    });
  }

  /** The status, and an error's code and message, with waiting times replaced. */
  async ask(path: string, sent?: Sent): Promise<Said> {
    const response = await this.send(path, sent);
    const text = await response.text();
    if (response.status < 400) return { status: response.status };
    const { code, message, statusCode } = JSON.parse(text) as Record<string, unknown>;
    const said = String(message).replace(/\d+ seconds/, 'N seconds');
    return { status: response.status, code, message: said, ...(statusCode ? { statusCode } : {}) };
  }

  /** A user with a confirmed address, and their first session. */
  async person(): Promise<{ email: string; id: string; session: Session }> {
    const person = await createPerson(this.server, newAddress());
    return { ...person, session: await this.signIn(person.email) };
  }

  async signIn(email: string): Promise<Session> {
    const body = { email, password: PASSWORD };
    const answer = await this.send('/auth/v1/token?grant_type=password', { body });
    return (await answer.json()) as Session;
  }

  refresh(refresh_token: string): Promise<Response> {
    return this.send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
  }
}

export interface Session {
  access_token: string;
  refresh_token: string;
}
