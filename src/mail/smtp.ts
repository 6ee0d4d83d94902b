import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.ts';

/**
 * Delivers over SMTP (`smtp://user:password@host:port` or `smtps://`), upgrading to TLS where the server offers it. Each
 * step may take ten seconds, so that a hanging mail server holds nobody up.
 */
export function createSmtp(url: string): { deliver: Deliver; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (message) => {
      // A single address object is never parsed: what a person typed cannot become a second recipient.
      await transport.sendMail({ ...message, to: { name: '', address: message.to } });
    },
    close: () => transport.close(),
  };
}
