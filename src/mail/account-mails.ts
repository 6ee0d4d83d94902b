import { inLanguage } from '../contract/language.ts';
import { CONFIRM_PATH } from '../core/account.ts';
import { publicAddress, languageOf } from '../core/routes.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** A mail about an account, with the address of the site that was to be led to. */
type AuthMail = Extract<Mail, { kind: 'confirmation' | 'recovery' | 'notice' }> & { wanted: URL };

/**
 * How the auth server's mails speak: in the language of the page that asked for them, by the address it wants to be led
 * back to, and so does the page their links lead to.
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
