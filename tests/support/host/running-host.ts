import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createHost, type Host, type HostOptions } from '../../../src/host/host.ts';

export type { Host };

/** A build's client folder, with one hashed script and one icon. */
function clientFiles(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'marquee-client-'));
  mkdirSync(path.join(directory, '_astro'));
  writeFileSync(path.join(directory, '_astro', 'a.1234.js'), 'plain');
  writeFileSync(path.join(directory, '_astro', 'a.1234.js.br'), 'brotli');
  writeFileSync(path.join(directory, 'favicon.svg'), '<svg/>');
  return directory;
}

/** The host with a fake app; by default as on a new machine. */
export async function hostFor(options: Pick<HostOptions, 'handler'> & Partial<HostOptions>): Promise<Host> {
  return createHost({
    embedded: options.handler,
    clientDirectory: clientFiles(),
    logger: pino({ level: 'silent' }),
    sources: {
      siteUrl: 'http://localhost:4321',
      backendUrl: undefined,
      imageUrl: undefined,
      styles: "'sha256-red'",
    },
    ...options,
  });
}

/** A request's target, as in its first line. */
export function targetOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The app's response with a page. */
export function pageAnswer(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } });
}

/** Starts a host on a free port. */
export function portOf(host: Host): Promise<number> {
  return host.listen({ port: 0, host: '127.0.0.1' });
}
