import { labelled } from '../core/words/labels.ts';
import { isolated } from '../core/language/inserted.ts';
import { m } from '../paraglide/messages.js';
import { langAttributes } from '../core/language/addresses.ts';
import { around } from '../core/language/around.ts';
import { SITE_NAME } from '../core/page-meta.ts';
import { html, type Html } from './html.ts';
import type { LetterItem } from './mail.ts';

/** The content of a mail, rendered as HTML and as text. */
export interface Letter {
  subject: string;
  /** The preview beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Items with their own links. */
  items?: LetterItem[] | undefined;
  button: { label: string; link: string };
  /** A code to type on the site instead. */
  code?: { digits: string; link: string } | undefined;
  /** Why the mail was sent, and what to do if it was unexpected. */
  note: string;
  unsubscribeLink?: string | undefined;
  /** Label of the unsubscribe link. */
  unsubscribeLabel?: string | undefined;
  /** Link to the notification settings. */
  settings?: { label: string; link: string } | undefined;
}

const FONT = "font-family: 'Inter', 'Helvetica Neue', Arial, sans-serif;";

/** The HTML version: tables and inline styles for mail clients; loads no images. */
export function htmlLetter(letter: Letter): string {
  const paragraphs = letter.paragraphs.map(
    (text) =>
      html`<p style="margin: 0 0 16px; font-size: 16px; line-height: 24px; color: #c9c2cf">${text}</p>`,
  );
  const { lang, dir = 'ltr' } = langAttributes();
  return html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="dark" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin: 0; background: #0b0a0d; ${FONT}">
        <div style="display: none; max-height: 0; overflow: hidden">${letter.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: #0b0a0d">
          <tr>
            <td align="center" style="padding: 32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width: 520px"
              >
                <tr>
                  <td style="padding: 0 8px 20px; font-size: 18px; font-weight: 700; color: #ffb92e; ${FONT}">
                    ${SITE_NAME}
                  </td>
                </tr>
                <tr>
                  <td style="padding: 32px; background: #141217; border-radius: 12px; ${FONT}">
                    <h1 style="margin: 0 0 16px; font-size: 26px; line-height: 32px; color: #f5f1ea">
                      ${letter.heading}
                    </h1>
                    ${paragraphs}${itemList(letter.items)}
                    <p style="margin: 24px 0">
                      <a
                        href="${letter.button.link}"
                        style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: #ffb92e; color: #1a1204; font-size: 16px; font-weight: 600; text-decoration: none"
                        >${letter.button.label}</a
                      >
                    </p>
                    <p
                      style="margin: 0; font-size: 13px; line-height: 20px; color: #9e96a8; word-break: break-all"
                    >
                      ${letter.button.link}
                    </p>
                    ${codeBlock(letter.code)}
                  </td>
                </tr>
                <tr>
                  <td style="padding: 20px 8px; font-size: 13px; line-height: 20px; color: #9e96a8; ${FONT}">
                    ${letter.note}${unsubscribe(letter)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

function codeBlock(code: Letter['code']): Html {
  if (!code) return html``;
  const [before, after] = around((page) => m.letter_code({ page: isolated(page) }));
  return html`<p style="margin: 24px 0 0; font-size: 16px; line-height: 24px; color: #c9c2cf">
    ${before}<a href="${code.link}" style="color: #ffd27a">${code.link}</a>${after}<br />
    <strong style="font-size: 26px; line-height: 40px; letter-spacing: 4px; color: #f5f1ea"
      >${code.digits}</strong
    >
  </p>`;
}

function itemList(items: LetterItem[] | undefined): Html[] {
  return (items ?? []).map(
    ({ text, detail, link }) =>
      html`<p style="margin: 0 0 16px; font-size: 16px; line-height: 24px; color: #c9c2cf">
        <a href="${link}" style="color: #ffd27a; font-weight: 600">${text}</a><br />${detail}
      </p>`,
  );
}

function unsubscribe({
  unsubscribeLink,
  unsubscribeLabel = m.letter_unsubscribe(),
  settings,
}: Letter): Html[] {
  const links = [unsubscribeLink && { label: unsubscribeLabel, link: unsubscribeLink }, settings];
  return links.flatMap((one) =>
    one ? [html` <a href="${one.link}" style="color: #ffd27a">${one.label}</a>`] : [],
  );
}

/** The plain text version. */
export function textLetter(letter: Letter): string {
  return [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.items ?? []).map(({ text, detail, link }) => [text, detail, link].filter(Boolean).join('\n')),
    labelled(letter.button.label, letter.button.link),
    ...(letter.code ? [`${m.letter_code({ page: isolated(letter.code.link) })} ${letter.code.digits}`] : []),
    '--',
    letter.note,
    ...(letter.unsubscribeLink
      ? [labelled(letter.unsubscribeLabel ?? m.letter_unsubscribe(), letter.unsubscribeLink)]
      : []),
    ...(letter.settings ? [labelled(letter.settings.label, letter.settings.link)] : []),
    '',
  ].join('\n\n');
}
