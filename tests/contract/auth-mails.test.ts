import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { linkTo, newAddress, PASSWORD } from '../support/database/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend({ confirms: true });
});
afterAll(() => server.close());

test('Links to the page that asks first, in the language of the requesting page', async () => {
  const email = newAddress();
  const { auth } = server.client({ flow: 'pkce' });
  const options = { emailRedirectTo: `${server.siteUrl}/fr/` };
  await auth.signUp({ email, password: PASSWORD, options });
  expect(await linkTo(server, email)).toMatch(`${server.siteUrl}/fr/confirm?token_hash=pkce_`);
  server.advance(61_000);
  await auth.resetPasswordForEmail(email, { redirectTo: `${server.siteUrl}/ja/reset-password` });
  expect(await linkTo(server, email)).toMatch(`${server.siteUrl}/ja/confirm?token_hash=pkce_`);
  server.advance(61_000);
  // What is no language of ours, or leads away, is written in English.
  await auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/fr/' });
  expect(await linkTo(server, email)).toMatch(`${server.siteUrl}/confirm?token_hash=pkce_`);
});

test('Mails the owner when their address is signed up again, with a link to the site', async () => {
  const { data } = await server.client().auth.signUp({ email: newAddress(), password: PASSWORD });
  const email = data.user?.email ?? '';
  const code = /\b\d{6}\b/.exec((await server.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  await server.client().auth.verifyOtp({ email, token: code, type: 'signup' });
  server.advance(61_000);
  await server.client().auth.signUp({ email, password: 'another password' });
  const [mail] = await server.mailsTo(email);
  expect(mail?.subject).toBe('You already have a Marquee account');
  expect(mail?.text).toContain('tried to sign up');
  expect(mail?.text).toContain('Forgot your password?');
  expect(mail?.links[0]).toBe(`${server.siteUrl}/`);
});
