import type { IncomingMessage } from 'node:http';
import type { Language } from '../core/language/languages.ts';
import { placeAt, type Place } from '../core/pages.ts';
import type { Origin } from './gate/trusted-proxy.ts';

/** What the host knows about a request from the moment it arrives. */
export interface Visit extends Origin {
  /** Names the request in answers, pages and log lines. */
  id: string;
  /** What the page table says of what is asked. */
  place: Place;
  /** The language its address names. */
  language: Language;
  /** How its page was found, if it asked for one everybody gets. */
  cache?: 'hit' | 'miss' | 'stale';
}

const visits = new WeakMap<IncomingMessage, Visit>();

/** Remembers who sent a request, for as long as the request lives. */
export function noteVisit(request: IncomingMessage, visit: Visit): void {
  visits.set(request, visit);
}

/** Who sent a request; one that came through no socket (a test, the start) came from this machine. */
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
