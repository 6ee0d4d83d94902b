import { BlockList, isIPv6 } from 'node:net';
import type { ClientInfo, BackendPart } from '../part.ts';
import { htmlPage, listPage, mailPage, plainPage } from './pages.ts';
import type { OutboxStore } from './store.ts';
import type { OutboxWords } from './words.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const LOCAL_NAMES = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request comes from this machine and is addressed to it. A loopback address is not enough: a local
 * proxy has it too, and so does another site that points its host name at 127.0.0.1 (DNS rebinding).
 */
function isLocal(url: URL, { address, direct }: ClientInfo): boolean {
  const plain = address.replace(/%.*$/, '');
  const near = loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  return direct && near && LOCAL_NAMES.test(url.hostname);
}

/**
 * Whether the site's address is local. A public site has a proxy, often on the same machine, behind which
 * every visitor looks local.
 */
export function isPrivateSite(siteUrl: string): boolean {
  return LOCAL_NAMES.test(new URL(siteUrl).hostname);
}

/**
 * Serves the outbox at `path` (list, mails) and `path.json` (for programs; `?to=` filters), for this machine
 * only and closed unless `open`. Awaits `settled` first, so that pending mails are included.
 */
export function createOutbox({
  store,
  path,
  open,
  settled,
  words,
}: {
  store: OutboxStore;
  path: string;
  open: boolean;
  settled: () => Promise<void>;
  words: OutboxWords;
}): BackendPart {
  return async (request, client) => {
    const url = new URL(request.url);
    if (!open) return plainPage(403, words.closed);
    if (!isLocal(url, client)) return plainPage(403, words.foreign);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainPage(405, words.readOnly);
    await settled();
    if (url.pathname === `${path}.json`) {
      const mails = await store.list(url.searchParams.get('to') ?? undefined);
      return Response.json(mails, {
        headers: { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
      });
    }
    const rest = url.pathname.slice(path.length).replace(/\/$/, '');
    if (rest === '') return listPage(path, await store.list(), words);
    const [, id, html] = /^\/(\d{1,15})(\/html)?$/.exec(rest) ?? [];
    const mail = id === undefined ? undefined : await store.find(Number(id));
    if (!mail) return plainPage(404, words.unknown);
    return html ? htmlPage(mail) : mailPage(path, mail, words);
  };
}
