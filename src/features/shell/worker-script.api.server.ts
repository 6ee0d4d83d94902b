import { OFFLINE_PATH } from './offline.ts';

/** The base path, and the prefix of this site's caches on a shared origin. */
const OWN = `const BASE = new URL('.', self.location).pathname.slice(0, -1);
const OWN = BASE + 'offline-';`;

/** Increase when the offline page changes, to replace it in caches. */
const EDITION = 1;

/** The service worker. Caches one page and returns it when a navigation fails; ignores all other requests. */
export const OFFLINE_WORKER = `// Marquee's service worker (docs/operations.md, Upgrade).
${OWN}
const KEPT = OWN + '${EDITION}';
const PAGE = BASE + '${OFFLINE_PATH}';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add(new Request(PAGE, { cache: 'reload', credentials: 'omit' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT && name.startsWith(OWN)).map((name) => caches.delete(name))));
  const ahead = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([old, ahead]));
});

async function offline() {
  const page = await caches.match(PAGE);
  return page ? new Response(await page.blob(), { status: 503, headers: page.headers }) : Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (/^\\/(?:api|partials|embedded|cards)\\//.test(pathname.slice(BASE.length))) return;
  event.respondWith(
    Promise.resolve(event.preloadResponse)
      .then((answer) => answer ?? fetch(request))
      .catch(offline),
  );
});
`;

/** A service worker that unregisters itself and deletes its caches. */
export const SELF_DESTROYING_WORKER = `// Marquee has no service worker any more: this one removes itself (docs/operations.md, Upgrade).
${OWN}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const kept = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith(OWN)).map((name) => caches.delete(name))));
  event.waitUntil(kept.then(() => self.registration.unregister()));
});
`;
