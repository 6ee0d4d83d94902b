import { createHash } from 'node:crypto';
import type { Log } from '../server/log.ts';
import { htmlLetter, textLetter } from './layout.ts';
import { letterOf } from './letters.ts';
import type { Deliver, Mail, Message } from './mail.ts';

export interface Mailer {
  /**
   * Composes and sends a mail; rejects if the transport refuses it. The same `key` gives the same Message-ID,
   * by which mail programs deduplicate.
   */
  send(mail: Mail, options?: { key?: string }): Promise<void>;
}

export interface MailerOptions {
  deliver: Deliver;
  /** The sender, `Name <address>`. */
  from: string;
  /** The site's URL, whose host is part of Message-IDs. */
  siteUrl: string;
  log: Log;
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function compose(mail: Mail, from: string): Message {
  const letter = letterOf(mail);
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
  if (letter.unsubscribeLink) {
    // RFC 8058: the mail program's own button posts to the link.
    headers['List-Unsubscribe'] = `<${letter.unsubscribeLink}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  const forms = { text: textLetter(letter), html: htmlLetter(letter) };
  return { from, to: mail.to, subject: letter.subject, ...forms, headers };
}

/** Creates a mailer that logs one line per mail, without address or link. */
export function createMailer({ deliver, from, siteUrl, log }: MailerOptions): Mailer {
  const host = new URL(siteUrl).hostname;
  return {
    async send(mail, { key } = {}) {
      const message = compose(mail, from);
      if (key) message.messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;
      const about = { kind: mail.kind, recipient: fingerprint(mail.to) };
      try {
        await deliver(message);
        log.info(about, 'mail sent');
      } catch (error) {
        const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
        log.error({ ...about, code, responseCode }, 'mail not sent');
        throw error;
      }
    },
  };
}
