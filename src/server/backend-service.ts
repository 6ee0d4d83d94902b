import type { ReadToken } from '../core/backend/auth.ts';
import type { Config } from '../contract/config.ts';
import type { ServiceDescription, ServiceStatus } from '../contract/lifecycle.ts';
import type { Clock } from '../core/dates.ts';
import { publicFileAddress } from '../core/routes.ts';
import type { MakeBackup } from './backups.ts';
import { troublesOf } from './hosted-parts.ts';
import type { Log } from './log.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { createSmtp } from '../mail/smtp.ts';
import { tokenReader } from './token-reader.ts';

/** The backend as the rest of the server sees it, wherever it runs. */
export interface BackendService {
  /** Where the server reaches it. */
  url: string;
  /** Where the browser reaches it; a path when this site serves it. */
  publicUrl: string;
  anonKey: string;
  /** Path of the page on which mails can be read while no mail server is set. */
  outbox?: string | undefined;
  /** Lets the server's jobs act; undefined when that of a hosted backend was not given. */
  secretKey: string | undefined;
  /** Undefined when no mail can be sent. */
  mailer: Mailer | undefined;
  /** The fetch a client on the server uses, on behalf of the visitor at an address. */
  fetchFor(this: void, address: string): typeof fetch;
  /** Judges access tokens without asking; undefined where the auth server, in this process, sees sessions end. */
  readToken?: ReadToken | undefined;
  /** Answers requests below `/embedded/` that are the backend's; undefined when it is hosted. */
  handle: ((request: Request, client: { address: string; direct: boolean }) => Promise<Response>) | undefined;
  /** Tells what the database says on a channel, null for what was missed; undefined where it is hosted. */
  listen?: ((channel: string, hear: (said: string | null) => void) => Promise<void>) | undefined;
  /** Saves everything in a file while people go on; undefined where it is hosted. */
  backUp?: MakeBackup | undefined;
  descriptions: ServiceDescription[];
  /** Looks at each of its parts, for the start to name what cannot be used; undefined where this process is the backend. */
  look?: (() => Promise<void>) | undefined;
  /** Whether it answers; a failing call is a no. */
  state(this: void): Promise<ServiceStatus['backend']>;
  close(): Promise<void>;
}

const PATIENCE_MS = 1_500;

async function answers(address: string, apikey: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers: { apikey }, signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** A Supabase project. It sends the mails of accounts itself; those of reminders are ours. */
export function hostedBackend(
  project: NonNullable<Config['supabase']>,
  { smtp, siteUrl }: Pick<Config, 'smtp' | 'siteUrl'>,
  clock: Clock,
  log: Log,
): BackendService {
  const { url, anonKey, secretKey } = project;
  const transport = smtp && createSmtp(smtp.url);
  const { host } = new URL(url);
  const description: ServiceDescription = { name: 'Backend', mode: 'hosted', detail: host };
  return {
    url,
    publicUrl: url,
    anonKey,
    secretKey,
    mailer: smtp && transport && createMailer({ deliver: transport.deliver, from: smtp.from, siteUrl, log }),
    fetchFor: () => fetch,
    readToken: tokenReader(`${url}/auth/v1/.well-known/jwks.json`, clock),
    handle: undefined,
    state: async () => ({ mode: 'hosted', ok: await answers(`${url}/auth/v1/health`, anonKey) }),
    descriptions: [description],
    look: async () => {
      const troubles = await troublesOf(project, PATIENCE_MS);
      for (const { part, says } of troubles) log.warn({ part }, `the hosted backend: ${says}`);
      const said = troubles.map(({ part, says }) => `${part}: ${says}`);
      description.detail = [host, ...said].join('; ');
    },
    close: () => Promise.resolve(transport?.close()),
  };
}

/** Which engine holds the embedded backend's rows, where, and why that one where it is not the usual. */
function describeDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { engine, why }: { engine: 'postgres' | 'pglite'; why?: string | undefined },
): string {
  if (databaseUrl) return 'in your PostgreSQL';
  const reason = why === undefined ? '' : ` (${why})`;
  return `${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'} in ${dataDir}${reason}`;
}

/** Who takes the mails of an embedded backend, and where they are read while nobody does. */
function describeMail(
  { smtp, siteUrl }: Pick<Config, 'smtp' | 'siteUrl'>,
  outboxPath: string | null,
): ServiceDescription {
  if (smtp) return { name: 'Mail', mode: 'hosted', detail: new URL(smtp.url).host };
  if (outboxPath === null)
    return { name: 'Mail', mode: 'off', detail: 'nobody gets their links: set SMTP_URL and MAIL_FROM' };
  const detail = `${publicFileAddress(siteUrl, outboxPath)} (set SMTP_URL to send)`;
  return { name: 'Mail', mode: 'embedded', detail };
}

/** What the start says of an embedded backend. */
export function describeEmbedded(
  config: Config,
  { database, outboxPath }: { database: Parameters<typeof describeDatabase>[1]; outboxPath: string | null },
): ServiceDescription[] {
  const detail = describeDatabase(config, database);
  return [{ name: 'Backend', mode: 'embedded', detail }, describeMail(config, outboxPath)];
}

/** What an embedded database does that cannot go on: says so, and ends the process in order. */
export function endOnFatal(log: Log): (error: Error) => void {
  return (error) => {
    log.error({ err: error }, 'the database cannot go on; ending so that a supervisor starts anew');
    process.kill(process.pid, 'SIGTERM');
  };
}
