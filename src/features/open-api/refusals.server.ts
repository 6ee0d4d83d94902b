import { API_MESSAGES, type ApiProblem } from './api-texts.ts';
import type { Operation } from './operation.server.ts';

/** Error codes by status. */
const CODES: Record<number, readonly ApiProblem[]> = {
  400: ['invalid'],
  401: ['signedOut'],
  403: ['forbidden'],
  404: ['none', 'notFound'],
  405: ['method'],
  409: ['duplicate', 'keyRunning'],
  410: ['forgotten'],
  413: ['tooLarge'],
  415: ['invalid'],
  422: ['invalid', 'none', 'bound', 'keyReused'],
  429: ['limited'],
  500: ['defect'],
  503: ['unavailable', 'catalogueFailed'],
  507: ['full'],
};

const EVERY = [401, 403, 429, 500, 503];
const WITH_BODY = [400, 409, 413, 415, 422, 507];

/** An operation's error statuses, ascending. */
export function refusalsOf({ method, parts, query, body, refuses = [] }: Operation): number[] {
  const all = [
    ...EVERY,
    ...refuses,
    ...(parts ? [404] : []),
    ...(query ? [422] : []),
    ...(body ? WITH_BODY : []),
    ...(method === 'DELETE' ? [422, 507] : []),
  ];
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** The statuses of an error code. */
export const statusesOf = (code: ApiProblem) =>
  Object.entries(CODES)
    .filter(([, codes]) => codes.includes(code))
    .map(([status]) => status);

/** Descriptions of error statuses for the document. */
export const REFUSALS = Object.fromEntries(
  Object.entries(CODES).map(([status, codes]) => [
    status,
    codes.map((code) => `${code}: ${API_MESSAGES.problems[code]}`).join(' '),
  ]),
);
