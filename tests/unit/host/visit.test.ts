import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { placeAt } from '../../../src/core/pages.ts';
import { noteVisit, visitOf, type Visit } from '../../../src/host/visit.ts';

test('Has a visit for the duration of its request', () => {
  const request = { url: '/x' } as IncomingMessage;
  const visit = { id: 'a1' } as Visit;
  noteVisit(request, visit);
  expect(visitOf(request)).toBe(visit);
});

test('Treats a request without a socket as local and anonymous', () => {
  const visit = visitOf({ url: '/movie/603?a=b' } as IncomingMessage);
  expect(visit).toEqual({
    id: expect.stringMatching(/^[\w-]{36}$/) as string,
    ...{ address: '127.0.0.1', protocol: 'http', proxied: false, direct: false, language: 'en' },
    place: placeAt('/movie/603'),
  });
});
