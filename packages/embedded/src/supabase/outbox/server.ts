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
 * Whether a request comes from this machine and was meant for it. A loopback address alone says little: a proxy
 * of this machine has it too, and so has a foreign page that points a name of its own at 127.0.0.1.
 */
function isLocal(url: URL, { address, direct }: ClientInfo): boolean {
  const plain = address.replace(/%.*$/, '');
  const near = loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  return direct && near && LOCAL_NAMES.test(url.hostname);
}

/**
 * Whether the site itself is only for this machine. A site with a public address has a proxy in front of it,
 * often on the same machine, from which every visitor looks like a local one.
 */
export function isPrivateSite(siteUrl: string): boolean {
  return LOCAL_NAMES.test(new URL(siteUrl).hostname);
}

/**
 * The outbox at `path` (list, mails) and `path.json` (for programs; `?to=` narrows it), for this machine
 * only and closed unless `open`. `settled` is awaited first, so that a mail on its way is there.
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
