import type { AuthMail } from '../auth/context.ts';
import { escapeHtml } from './html.ts';
import type { OutboxStore } from './store.ts';

const SUBJECTS = {
  confirmation: 'Confirm your email address',
  recovery: 'Reset your password',
  notice: 'You already have an account',
};

/** Writes the auth server's mails in plain English and stores them in the outbox. */
export function plainMails(store: Pick<OutboxStore, 'keep'>, siteUrl: string) {
  return (mail: AuthMail): Promise<void> => {
    const code = mail.kind === 'notice' ? '' : `\nOr enter this code: ${mail.code}\n`;
    const text = `${SUBJECTS[mail.kind]}: ${mail.link}\n${code}`;
    return store.keep({
      from: `noreply@${new URL(siteUrl).hostname}`,
      to: mail.to,
      subject: SUBJECTS[mail.kind],
      text,
      html: `<pre>${escapeHtml(text)}</pre>`,
      headers: {},
    });
  };
}
