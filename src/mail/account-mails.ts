import { inLanguage } from '../contract/language.ts';
import { CONFIRM_PATH } from '../core/account.ts';
import { publicAddress, languageOf } from '../core/routes.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** A mail of the auth server, with the requested redirect. */
type AuthMail = Extract<Mail, { kind: 'confirmation' | 'recovery' | 'notice' }> & { wanted: URL };

/**
 * Sends the auth server's mails in the language of the page that requested them, as its redirect says; so is
 * the page their links lead to.
 */
export function accountMails(siteUrl: string, send: Mailer['send']) {
  return {
    confirmUrl: (wanted: URL) => publicAddress(siteUrl, CONFIRM_PATH, languageOf(siteUrl, wanted)),
    sendMail: ({ wanted, ...mail }: AuthMail) =>
      inLanguage(languageOf(siteUrl, wanted), () =>
        send(mail.kind === 'notice' ? { ...mail, link: publicAddress(siteUrl, '/') } : mail),
      ),
  };
}
