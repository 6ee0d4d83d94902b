import { hostHeadingsBy } from '../host-words.ts';
import { m } from '../../paraglide/messages.js';
import { createHash } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { API_PATH, DEVELOPERS_PATH } from '../../features/open-api/api-paths.ts';
import type { ApiProblem } from '../../features/open-api/api-texts.ts';
import { langAttributes } from '../../core/language/addresses.ts';
import { fileAddress, pageAddress } from '../../core/routes.ts';
import { LOCKED_POLICY } from '../security-headers.ts';

/** A complete response of the host itself. */
export interface HostAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const STYLE = `
:root{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b0a0d;color:#f5f1ea;font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:32rem;padding:2rem 1rem;text-align:center}
h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2}
p{margin:0 0 1.5rem;color:#c9c2cf}
small{color:#9e96a8}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:#ffb92e;color:#1a1204;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid #f5f1ea;outline-offset:3px}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const attributes = (all: object) =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('');

function page(status: number, message: string, requestId: string): string {
  const heading = hostHeadingsBy[status]?.() ?? STATUS_CODES[status] ?? m.words_error();
  return `<!doctype html>
<html${attributes(langAttributes())}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading} · Marquee</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1><p>${message}</p><p><a href="${pageAddress('/')}">${m.page_words_home()}</a></p><small>${m.page_words_reference()} ${requestId}</small></main></body></html>`;
}

/** Error codes of the API for the host's refusals. */
const CODES: Record<number, ApiProblem> = {
  ...{ 400: 'invalid', 403: 'forbidden', 404: 'notFound', 405: 'method' },
  ...{ 413: 'tooLarge', 414: 'tooLarge', 429: 'limited', 503: 'unavailable' },
};

const problem = (status: number, message: string, requestId: string) => {
  const code = CODES[status] ?? 'defect';
  return JSON.stringify({
    type: fileAddress(`${DEVELOPERS_PATH}#${code}`),
    title: message,
    status,
    code,
    requestId,
  });
};

/** The host's response instead of a page: HTML for browsers, JSON for programs, never cached. */
export function hostAnswer(
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  status: number,
  message: string,
  requestId: string,
  headers: OutgoingHttpHeaders = {},
): HostAnswer {
  const ofApi = request.url?.startsWith(`${API_PATH}/`) ?? false;
  const forPeople = !ofApi && (request.headers.accept?.includes('text/html') ?? false);
  const text = forPeople
    ? page(status, message, requestId)
    : ofApi
      ? problem(status, message, requestId)
      : JSON.stringify({ error: STATUS_CODES[status], message, requestId });
  const body = Buffer.from(text);
  return {
    status,
    headers: {
      'content-type': forPeople
        ? 'text/html; charset=utf-8'
        : ofApi
          ? 'application/problem+json'
          : 'application/json; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-store',
      vary: 'Accept',
      ...(forPeople && { 'content-security-policy': `${LOCKED_POLICY}; style-src 'sha256-${STYLE_HASH}'` }),
      ...headers,
    },
    body,
  };
}
