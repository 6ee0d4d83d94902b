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

/** The backend, embedded or hosted. */
export interface BackendService {
  /** Its URL for the server. */
  url: string;
  /** Its URL for browsers; a path if this site serves it. */
  publicUrl: string;
  anonKey: string;
  /** Path of the page with outgoing mails, without a mail server. */
  outbox?: string | undefined;
  /** Authenticates jobs; undefined if a hosted backend's was not configured. */
  secretKey: string | undefined;
  /** Undefined if no mail can be sent. */
  mailer: Mailer | undefined;
  /** The `fetch` of a server-side client on behalf of a visitor's address. */
  fetchFor(this: void, address: string): typeof fetch;
  /**
   * Verifies access tokens locally; undefined for the auth server in this process, which knows revoked
   * sessions.
   */
  readToken?: ReadToken | undefined;
  /** Handles the backend's requests below `/embedded/`; undefined if it is hosted. */
  handle: ((request: Request, client: { address: string; direct: boolean }) => Promise<Response>) | undefined;
  /** Subscribes to a database channel; null stands for missed notifications. Undefined if it is hosted. */
  listen?: ((channel: string, hear: (said: string | null) => void) => Promise<void>) | undefined;
  /** Backs up everything while running; undefined if it is hosted. */
  backUp?: MakeBackup | undefined;
  descriptions: ServiceDescription[];
  /** Checks its parts for the start's log; undefined if it is embedded. */
  look?: (() => Promise<void>) | undefined;
  /** Whether it responds; a failed call counts as no. */
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

/** A Supabase project. It sends mails of accounts itself; reminders come from this server. */
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

/** The embedded database's engine and place, and the reason for an unusual engine. */
function describeDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { engine, why }: { engine: 'postgres' | 'pglite'; why?: string | undefined },
): string {
  if (databaseUrl) return 'in your PostgreSQL';
  const reason = why === undefined ? '' : ` (${why})`;
  return `${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'} in ${dataDir}${reason}`;
}

/** The mail server, or the page with mails if there is none. */
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

/** The boot log's lines of an embedded backend. */
export function describeEmbedded(
  config: Config,
  { database, outboxPath }: { database: Parameters<typeof describeDatabase>[1]; outboxPath: string | null },
): ServiceDescription[] {
  const detail = describeDatabase(config, database);
  return [{ name: 'Backend', mode: 'embedded', detail }, describeMail(config, outboxPath)];
}

/** Logs a fatal database error and ends the process in order. */
export function endOnFatal(log: Log): (error: Error) => void {
  return (error) => {
    log.error({ err: error }, 'the database cannot go on; ending so that a supervisor starts anew');
    process.kill(process.pid, 'SIGTERM');
  };
}
