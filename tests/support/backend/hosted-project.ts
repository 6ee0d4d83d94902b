import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

const KEYS_PATH = '/auth/v1/.well-known/jwks.json';

/** Fails a request: with a response instead of the project's, `hangUp`, or undefined for no failure. */
type Fault = (asked: string) => { status: number; body?: string; type?: string } | 'hangUp' | undefined;

/** A request such as `GET /auth/v1/user`, with start and end in ms. */
interface Call {
  what: string;
  began: number;
  ended: number;
}

/** An embedded backend that behaves like a current Supabase project. */
export interface HostedProject {
  url: string;
  calls: Call[];
  /** Signs with a new key from now on. The old one stays published unless `withdrawn`. */
  rotateKey(how?: 'published' | 'withdrawn'): Promise<void>;
  /** Signs claims as the project would, with this key id and lifetime. */
  forge(claims: Record<string, unknown>, keyId?: string): Promise<string>;
  /** Sets a fault for further requests; undefined removes it. */
  fail(fault?: Fault): void;
  /** Delays every response (ms). */
  delay(milliseconds: number): void;
  close(): Promise<void>;
}

interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  published: JWK;
}

async function newKey(): Promise<SigningKey> {
  const id = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  return { id, privateKey, published: { ...jwk, kid: id, alg: 'ES256', use: 'sig', key_ops: ['verify'] } };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? Buffer.concat(chunks) : null;
}

/** Hop-by-hop headers, and those of a body that was decoded. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

function passedOn(headers: Iterable<[string, string | string[] | undefined]>): Headers {
  const passed = new Headers();
  for (const [name, value] of headers) {
    if (value !== undefined && !OWN_HEADERS.has(name)) passed.set(name, String(value));
  }
  return passed;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a project's gateway before an embedded backend at `upstream`, on a free local port. It signs access
 * tokens by ES256 and publishes the key, except with `signing: 'shared'`. It fails on demand.
 */
export async function startHostedProject(
  upstream: string,
  { signing = 'keys' }: { signing?: 'keys' | 'shared' } = {},
): Promise<HostedProject> {
  let current = await newKey();
  let published = signing === 'keys' ? [current] : [];
  let fault: Fault | undefined;
  let wait = 0;
  const calls: Call[] = [];
  /** Issued tokens, by the embedded backend's token they replace. */
  const own = new Map<string, { token: string; keyId: string }>();

  const sign = (claims: Record<string, unknown>, keyId = current.id) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keyId }).sign(current.privateKey);

  async function signedAnew(text: string): Promise<string> {
    let renewed = text;
    for (const [, token = ''] of text.matchAll(/"access_token":\s*"([^"]+)"|access_token=([^&]+)/g)) {
      const signed = await sign(decodeJwt(token));
      own.set(signed, { token, keyId: current.id });
      renewed = renewed.replaceAll(token, signed);
    }
    return renewed;
  }

  /** The embedded backend's token for a bearer. One with a withdrawn key is passed on and refused. */
  function theirs(authorization: string): string {
    const known = own.get(authorization.replace(/^Bearer /i, ''));
    return known && published.some(({ id }) => id === known.keyId) ? `Bearer ${known.token}` : authorization;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const [path = ''] = url.split('?');
    const call = { what: `${method} ${path}`, began: performance.now(), ended: Infinity };
    calls.push(call);
    response.on('close', () => (call.ended = performance.now()));
    const body = await bodyOf(request);
    if (wait > 0) await pause(wait);
    const failure = fault?.(call.what);
    if (failure === 'hangUp') return void request.socket.destroy();
    if (failure) {
      const type = failure.type ?? 'application/json';
      response.writeHead(failure.status, { 'content-type': type, 'access-control-allow-origin': '*' });
      return void response.end(failure.body ?? '{}');
    }
    if (path === KEYS_PATH) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=600' });
      return void response.end(JSON.stringify({ keys: published.map((key) => key.published) }));
    }
    const headers = passedOn(Object.entries(request.headers));
    const authorization = headers.get('authorization');
    if (authorization) headers.set('authorization', theirs(authorization));
    const answered = await fetch(upstream + url, { method, headers, body, redirect: 'manual' });
    const given = passedOn(answered.headers);
    const location = given.get('location');
    const signs = signing === 'keys' && path.startsWith('/auth/v1/');
    if (location && signs) given.set('location', await signedAnew(location));
    response.writeHead(answered.status, Object.fromEntries(given));
    response.end(signs ? await signedAnew(await answered.text()) : Buffer.from(await answered.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    // If the backend cannot be reached, the gateway answers 502.
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async rotateKey(how = 'published') {
      current = await newKey();
      published = how === 'withdrawn' ? [current] : [current, ...published];
    },
    forge: sign,
    fail: (next) => void (fault = next),
    delay: (milliseconds) => void (wait = milliseconds),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
