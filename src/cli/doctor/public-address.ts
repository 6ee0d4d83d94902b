import type { Config } from '../../contract/config.ts';
import { nearAddress } from '../../contract/near-address.ts';
import { PATIENCE_MS, wordsOf, type Finding } from './finding.ts';

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });

/** Whether Marquee answered: its host sets a request id. */
const isOurs = (answer: Response) => answer.headers.has('x-request-id');

/**
 * Whether the proxy passes on `Host`. Sends the site's host with the other scheme as `Origin`, which is not
 * SITE_URL, so that only `Host` can match.
 */
async function keepsHost(siteUrl: string): Promise<boolean> {
  const { protocol, host } = new URL(siteUrl);
  const origin = `${protocol === 'https:' ? 'http:' : 'https:'}//${host}`;
  const answer = await ask(`${siteUrl}/healthz`, { method: 'POST', headers: { origin } });
  await answer.body?.cancel();
  return answer.status !== 403 || !isOurs(answer);
}

/** Requests the running server through SITE_URL, as browsers do. */
export async function checkPublicAddress(config: Config): Promise<Finding> {
  const { siteUrl } = config;
  const name = 'Public address';
  const near = nearAddress(config);
  const running = await ask(`${near}/healthz`).then(isOurs, () => false);
  if (!running)
    return { name, state: 'unseen', says: `No server runs at ${near}: ${siteUrl} is asked while one does.` };
  try {
    const answer = await ask(`${siteUrl}/healthz`);
    await answer.body?.cancel();
    if (answer.status !== 200 || !isOurs(answer)) {
      const says = `Something else than this server answers at ${siteUrl} (${answer.status}).`;
      const cure = `Set SITE_URL to the address people open, and let the proxy pass it on to ${near}.`;
      return { name, state: 'broken', says, cure };
    }
    if (await keepsHost(siteUrl)) return { name, state: 'ok', says: `${siteUrl} leads to this server.` };
    return {
      name,
      state: 'warning',
      says: `The proxy at ${siteUrl} changes the Host header: nobody can sign in who opens another address.`,
      cure: 'Let it pass on Host unchanged (nginx: proxy_set_header Host $http_host).',
    };
  } catch (error) {
    const cure =
      'Check SITE_URL, the name server and the proxy. Some routers let nobody inside open the outer address.';
    return {
      name,
      state: 'warning',
      says: `${siteUrl} cannot be reached from here (${wordsOf((error as Error).cause ?? error)}).`,
      cure,
    };
  }
}
