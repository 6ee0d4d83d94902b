import { createHash } from 'node:crypto';
import { escapeHtml } from './html.ts';
import type { KeptMail } from './store.ts';
import type { OutboxWords } from './words.ts';

const STYLE = `
  :root { color-scheme: dark }
  body { margin: 0; background: #0b0a0d; color: #f5f1ea; font: 16px/1.5 'Inter', system-ui, sans-serif }
  main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 34px; overflow-wrap: anywhere }
  p { color: #c9c2cf; margin: 0 0 16px }
  a { color: #ffd27a; overflow-wrap: anywhere }
  a:focus-visible { outline: 2px solid #ffb92e; outline-offset: 2px; border-radius: 4px }
  ul { list-style: none; margin: 24px 0; padding: 0; display: grid; gap: 8px }
  li a { display: block; padding: 12px 16px; background: #141217; border: 1px solid #2c2832; border-radius: 8px; color: inherit; text-decoration: none }
  li a:hover { border-color: #ffb92e }
  li strong { display: block }
  small, dt { color: #9e96a8 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 24px }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { margin: 0 0 24px; padding: 24px; background: #141217; border: 1px solid #2c2832; border-radius: 12px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`;

const LOCKED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Headers of all outbox responses: no caching, framing or scripts. */
function headers(style: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${LOCKED}; style-src ${style}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
}

function page(title: string, body: string, status = 200): Response {
  const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`;
  return new Response(document, { status, headers: headers(`'sha256-${styleHash}'`) });
}

function time(at: Date, words: OutboxWords): string {
  const iso = at.toISOString();
  return `<time datetime="${iso}">${words.moment(iso.slice(0, 16).replace('T', ' '))}</time>`;
}

/** The list of stored mails. */
export function listPage(path: string, mails: KeptMail[], words: OutboxWords): Response {
  const rows = mails.map(
    ({ id, subject, to, at }) =>
      `<li><a href="${path}/${id}"><strong>${escapeHtml(subject)}</strong>
<small>${words.line(escapeHtml(to), time(at, words))}</small></a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${words.none}</p>`;
  return page(words.title, `<h1>${words.title}</h1><p>${words.why}</p>${list}`);
}

/** A mail with clickable links. */
export function mailPage(
  path: string,
  { id, subject, from, to, at, text }: KeptMail,
  words: OutboxWords,
): Response {
  const body = text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
  return page(
    subject,
    `<p><a href="${path}">${words.all}</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>${words.from}</dt><dd>${escapeHtml(from)}</dd><dt>${words.to}</dt><dd>${escapeHtml(to)}</dd>
<dt>${words.sent}</dt><dd>${time(at, words)}</dd></dl>
<pre>${body}</pre>
<p><a href="${path}/${id}/html">${words.asMail}</a></p>`,
  );
}

/** A mail's HTML version; styles are its only active content. */
export function htmlPage({ html }: KeptMail): Response {
  return new Response(html, { headers: headers("'unsafe-inline'") });
}

/** An error page. */
export function plainPage(
  status: 403 | 404 | 405 | 503,
  { title, text }: { title: string; text: string },
): Response {
  return page(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`, status);
}
