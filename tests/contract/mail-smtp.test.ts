import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtp } from '../../src/mail/smtp.ts';
import { letterOf } from '../../src/mail/letters.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { follow, fragmentOf, newAddress, PASSWORD } from '../support/database/people.ts';
import { startSmtpServer } from '../support/backend/smtp-server.ts';

let mailServer: Awaited<ReturnType<typeof startSmtpServer>>;
let smtp: ReturnType<typeof createSmtp>;
beforeAll(async () => {
  mailServer = await startSmtpServer();
  smtp = createSmtp(mailServer.url);
});
afterAll(async () => {
  smtp.close();
  await mailServer.close();
});

const log: { fields: object; message: string }[] = [];
const note = (fields: object, message: string) => void log.push({ fields, message });
function mailer() {
  const logger = { info: note, error: note, warn: note, debug: note } as Parameters<
    typeof createMailer
  >[0]['log'];
  return createMailer({
    deliver: smtp.deliver,
    from: 'Marquee <marquee@example.org>',
    siteUrl: 'https://marquee.example',
    log: logger,
  });
}

const REMINDER = {
  kind: 'reminder',
  to: 'ada@example.org',
  title: 'The Long Night',
  date: '2027-03-14',
  link: 'https://marquee.example/movie/1',
  unsubscribeLink: 'https://marquee.example/unsubscribe?token=abc',
} as const;

/** The decoded parts of the newest mail. */
function newest() {
  const mail = mailServer.received.at(-1);
  if (!mail) throw new Error('no mail');
  const decoded = mail.source
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
  return { ...mail, decoded };
}

describe('mail over SMTP', () => {
  it('delivers a sign-up up to its session', async () => {
    const server = await startBackend({ deliver: smtp.deliver });
    const email = newAddress();
    await server.client().auth.signUp({ email, password: PASSWORD });
    await server.backend.settled();
    const { to, from, decoded, headers } = newest();
    expect([to, from]).toEqual([[email], 'marquee@example.org']);
    expect(headers.get('subject')).toBe('Confirm your email address for Marquee');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    const link = /Confirm my address: (\S+)/.exec(decoded)?.[1] ?? '';
    expect(fragmentOf(await follow(link))).toHaveProperty('access_token');
    expect(await server.mailsTo(email)).toEqual([]);
    await server.close();
  });

  it('accepts a sign-up while the mail server is down, and logs it', async () => {
    const broken = createSmtp('smtp://127.0.0.1:1');
    const server = await startBackend({ deliver: broken.deliver });
    const { error } = await server.client().auth.signUp({ email: newAddress(), password: PASSWORD });
    await server.backend.settled();
    expect(error).toBeNull();
    expect(server.log).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'mail not sent' }) as object,
    );
    await server.close();
    broken.close();
  });

  it('reminds with title, day and a one-click unsubscribe', async () => {
    await mailer().send(REMINDER);
    const { headers, decoded } = newest();
    expect(headers.get('subject')).toBe('The Long Night is out: March 14, 2027');
    expect(headers.get('list-unsubscribe')).toBe(`<${REMINDER.unsubscribeLink}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(decoded).toContain(`See The Long Night: ${REMINDER.link}`);
    expect(decoded).toContain(`Unsubscribe from reminder emails: ${REMINDER.unsubscribeLink}`);
    expect(decoded).toContain(`<a href="${REMINDER.unsubscribeLink}"`);
  });

  it('reports a moved release', async () => {
    await mailer().send({ ...REMINDER, movedFrom: '2027-01-02' });
    expect(newest().decoded).toContain('It was announced for January 2, 2027 before.');
  });

  it('shows markup in a title as text, and removes line breaks from headers', async () => {
    await mailer().send({ ...REMINDER, title: 'A <script>alert(1)</script> & "B"\r\nBcc: eve@example.org' });
    const { headers, decoded, to } = newest();
    expect(to).toEqual(['ada@example.org']);
    expect(headers.has('bcc')).toBe(false);
    expect(decoded).toContain('Bcc: eve@example.org is out');
    expect(letterOf({ ...REMINDER, title: 'One\r\nTwo\u2028Three' }).subject).toMatch(
      /^One Two Three is out/,
    );
    const html = decoded.slice(decoded.indexOf('<!doctype'));
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;B&quot;');
  });

  it('has one recipient only, with any address', async () => {
    await mailer()
      .send({ ...REMINDER, to: 'ada@example.org, eve@example.org' })
      .catch(() => undefined);
    expect(mailServer.received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
  });

  it('has the same Message-ID when sent twice for one reason', async () => {
    await mailer().send(REMINDER, { key: 'reminder:1' });
    const first = newest().headers.get('message-id');
    await mailer().send(REMINDER, { key: 'reminder:1' });
    const second = newest().headers.get('message-id');
    await mailer().send(REMINDER, { key: 'reminder:2' });
    expect(first).toMatch(/^<[0-9a-f]{40}@marquee\.example>$/);
    expect(second).toBe(first);
    expect(newest().headers.get('message-id')).not.toBe(first);
  });

  it('logs one line without address, title or link, sent or not', async () => {
    log.length = 0;
    await mailer().send(REMINDER);
    await expect(mailer().send({ ...REMINDER, to: 'nobody@refused.example' })).rejects.toThrow();
    expect(log).toEqual([
      {
        fields: { kind: 'reminder', recipient: expect.stringMatching(/^[0-9a-f]{12}$/) as string },
        message: 'mail sent',
      },
      {
        fields: {
          kind: 'reminder',
          recipient: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
          code: 'EENVELOPE',
          responseCode: 550,
        },
        message: 'mail not sent',
      },
    ]);
  });
});
