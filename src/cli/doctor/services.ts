import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import type { Config } from '../../contract/config.ts';
import { PATIENCE_MS, wordsOf, type Finding } from './finding.ts';

const TERMS =
  'TMDB’s free keys are for non-commercial use; the credit on every page must stay. Who earns money with the site needs its agreement.';

/** Checks TMDB's key. */
export async function checkTmdb({ tmdb: { apiKey, apiUrl } }: Config): Promise<Finding[]> {
  const name = 'TMDB';
  if (!apiKey) {
    const cure = 'Set TMDB_API_KEY for all of TMDB.';
    return [{ name, state: 'note', says: 'No key is set: the bundled titles are shown.', cure }];
  }
  const isToken = apiKey.includes('.');
  const address = `${apiUrl}/configuration${isToken ? '' : `?api_key=${apiKey}`}`;
  const terms: Finding = { name: 'TMDB’s terms', state: 'note', says: TERMS };
  try {
    const response = await fetch(address, {
      headers: isToken ? { authorization: `Bearer ${apiKey}` } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (response.ok) return [{ name, state: 'ok', says: `${new URL(apiUrl).host} takes the key.` }, terms];
    if (response.status === 401 || response.status === 403) {
      const cure = 'Copy the key again from themoviedb.org, Settings, API.';
      return [{ name, state: 'broken', says: 'It refuses TMDB_API_KEY.', cure }, terms];
    }
    const cure = 'Try again later; kept answers are shown meanwhile.';
    return [{ name, state: 'warning', says: `It answered ${response.status}.`, cure }, terms];
  } catch (error) {
    const cure = 'Check the network and the name server of this machine, or TMDB_API_URL.';
    return [{ name, state: 'broken', says: `It cannot be reached (${wordsOf(error)}).`, cure }, terms];
  }
}

/** Connects and signs in to the mail server without sending. */
export async function checkMail({ smtp }: Config): Promise<Finding[]> {
  if (!smtp) return [];
  const name = 'Mail';
  const { host } = new URL(smtp.url);
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url: smtp.url, ...patience });
  try {
    await transport.verify();
    return [{ name, state: 'ok', says: `${host} lets us in; mails come from ${smtp.from}.` }];
  } catch (error) {
    const refused = (error as { code?: string }).code === 'EAUTH';
    const says = refused
      ? `${host} refuses the name or the password.`
      : `${host} does not do: ${wordsOf(error)}`;
    const cure = refused
      ? 'Check both in SMTP_URL; letters such as @ and / are written there as %40 and %2F.'
      : 'Check SMTP_URL: smtps:// with port 465, smtp:// with port 587, and that this machine may connect to it.';
    return [{ name, state: 'broken', says, cure }];
  } finally {
    transport.close();
  }
}

/** Checks that Redis or Valkey answers and is writable. */
export async function checkRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (!redisUrl) return [];
  const name = 'Redis';
  const { host } = new URL(redisUrl);
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let lost: Error | undefined;
  redis.on('error', (error) => (lost = error));
  try {
    await redis.connect();
    await redis.set('marquee:doctor', '1', 'EX', 10);
    return [{ name, state: 'ok', says: `${host} answers and can be written.` }];
  } catch (error) {
    const cure =
      'Check REDIS_URL, its password, and that the server runs; until then each process counts by itself.';
    return [{ name, state: 'broken', says: `${host} does not do: ${wordsOf(lost ?? error)}`, cure }];
  } finally {
    redis.disconnect();
  }
}
