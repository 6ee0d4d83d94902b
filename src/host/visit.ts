import type { IncomingMessage } from 'node:http';
import type { Language } from '../core/language/languages.ts';
import { placeAt, type Place } from '../core/pages.ts';
import type { Origin } from './gate/trusted-proxy.ts';

/** The host's data about a request. */
export interface Visit extends Origin {
  /** The request id in responses, pages and log lines. */
  id: string;
  /** The row of the page table and its parameters. */
  place: Place;
  /** The language in the address. */
  language: Language;
  /** How a cacheable page was found. */
  cache?: 'hit' | 'miss' | 'stale';
}

const visits = new WeakMap<IncomingMessage, Visit>();

/** Stores a request's visit for the life of the request. */
export function noteVisit(request: IncomingMessage, visit: Visit): void {
  visits.set(request, visit);
}

/** A request's visit. One without a socket (a test, the start) came from this machine. */
export function visitOf(request: IncomingMessage): Visit {
  return (
    visits.get(request) ?? {
      id: crypto.randomUUID(),
      address: '127.0.0.1',
      protocol: 'http',
      proxied: false,
      direct: false,
      place: placeAt(request.url ?? ''),
      language: 'en',
    }
  );
}
