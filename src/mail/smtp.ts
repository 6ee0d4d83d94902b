import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.ts';

/**
 * Sends by SMTP (`smtp://user:password@host:port` or `smtps://`), with STARTTLS if offered. Each step has a
 * timeout of ten seconds.
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
      // An address object is not parsed, so that user input cannot add recipients.
      await transport.sendMail({ ...message, to: { name: '', address: message.to } });
    },
    close: () => transport.close(),
  };
}
