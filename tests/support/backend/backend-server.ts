import {
  clientOf,
  serveProject,
  type BackendServer,
  type BackendServerOptions as Options,
} from '../../../packages/embedded/tests/support/backend-server.ts';
import { vaultsOf } from '../../../src/server/key-vault.ts';
import { accountMails } from '../../../src/mail/account-mails.ts';
import { createMailer } from '../../../src/mail/mailer.ts';
import type { Deliver } from '../../../src/mail/mail.ts';
import { PROJECT as MARQUEE } from '../../../src/server/migrations.ts';
import { openTestDatabase } from '../database/database-engines.ts';
import { PROJECT } from '../hosted/project.ts';
import { hostedServer } from '../hosted/server.ts';

export type { BackendServer };

export interface BackendServerOptions extends Options {
  /** Receives mails instead of the outbox. */
  deliver?: Deliver;
}

/** {@link startEmbedded}, or the hosted project of this run. */
export async function startBackend(options: BackendServerOptions = {}): Promise<BackendServer> {
  if (!PROJECT) return startEmbedded(options);
  const { url, anonKey } = PROJECT;
  return { ...(await hostedServer(PROJECT)), client: (how) => clientOf(url, anonKey, how) };
}

/** An embedded backend with Marquee's schema and mails, on its own database. */
export async function startEmbedded(options: BackendServerOptions = {}): Promise<BackendServer> {
  const database = options.database ?? (await openTestDatabase());
  return serveProject({ ...options, database }, ({ siteUrl, dataDir, log, keep }) => {
    const mailer = createMailer({
      deliver: options.deliver ?? keep,
      from: 'Marquee <marquee@example.org>',
      siteUrl,
      log,
    });
    const { confirmUrl, sendMail } = accountMails(siteUrl, (mail) => mailer.send(mail));
    return {
      ...MARQUEE,
      vaults: vaultsOf({ dataDir, apiKeyEncryptionKey: undefined }),
      confirmUrl: options.confirms ? confirmUrl : undefined,
      sendMail,
    };
  });
}
