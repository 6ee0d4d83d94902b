import { randomUUID } from 'node:crypto';
import {
  expect,
  request as requests,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { ZONE_COOKIE } from '../../../src/core/zone-cookie.ts';
import { cookieMark } from '../../../src/core/base-path.ts';
import { MAIL_DOMAIN, makeAccount, newestMail, PROJECT } from '../hosted/project.ts';
import { BASE_PATH, backendOf, EMBEDDED_URL } from './ports.ts';
import { sessionCookies } from '../host/session-cookies.ts';

/** Sign-up data. */
export interface Newcomer {
  fullName: string;
  email: string;
  password: string;
}

/** A new user. */
export function newcomer(fullName = 'Ada Example'): Newcomer {
  return { fullName, email: `ada-${randomUUID()}@${MAIL_DOMAIN}`, password: 'correct horse battery' };
}

/** The links of the mails to an address, newest first, from the outbox; of a project only the newest. */
export async function mailedLinks(request: APIRequestContext, email: string): Promise<string[]> {
  if (PROJECT) return [(await newestMail(PROJECT, email, EMBEDDED_URL)).link];
  const query = new URLSearchParams({ to: email }).toString();
  const mails = (await (await request.get(`/embedded/outbox.json?${query}`)).json()) as { links: string[] }[];
  return mails.map(({ links }) => links[0] ?? '');
}

/** The code in the newest mail to an address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  if (PROJECT) return (await newestMail(PROJECT, email, EMBEDDED_URL)).code;
  const query = new URLSearchParams({ to: email }).toString();
  const [mail] = (await (await request.get(`/embedded/outbox.json?${query}`)).json()) as { text: string }[];
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** The open dialog. */
export const dialogOf = (page: Page) => page.getByRole('dialog');

/** The toast with this title. */
export const toastOf = (page: Page, title: string) =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });

/** Opens the dialog with the header's button. */
export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Completes the tab Sign Up. */
export async function signUp(page: Page, { fullName, email, password }: Newcomer): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Full Name').fill(fullName);
  await dialog.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Email').fill(email);
  const panel = dialog.getByRole('tabpanel', { name: 'Sign Up' });
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign Up' }).click();
}

/** Completes the tab Sign In. */
export async function signIn(page: Page, { email, password }: Omit<Newcomer, 'fullName'>): Promise<void> {
  const panel = dialogOf(page).getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
}

/** The browsers' key of the backend, as in every page. */
export async function publishableKey(request: APIRequestContext): Promise<string> {
  if (PROJECT) return PROJECT.anonKey;
  const page = await (await request.get('/movies')).text();
  return /sb_publishable_[\w-]+/.exec(page)?.[0] ?? '';
}

/** Signs up a user with a confirmed address, without a browser. */
export async function register(request: APIRequestContext, person: Newcomer): Promise<void> {
  const { fullName, email, password } = person;
  if (PROJECT) return void (await makeAccount(PROJECT, { email, password, data: { full_name: fullName } }));
  const key = await publishableKey(request);
  const answer = await request.post('/embedded/backend/auth/v1/signup', {
    headers: { apikey: key },
    data: { email, password, data: { full_name: fullName } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const [link] = await mailedLinks(request, email);
  const { origin, searchParams } = new URL(link ?? '');
  // Confirming signs in, so it must not happen in the context of the caller.
  const elsewhere = await requests.newContext({ baseURL: origin });
  const form = Object.fromEntries(searchParams);
  expect((await elsewhere.post('/confirm', { form, maxRedirects: 0 })).status()).toBe(303);
  await elsewhere.dispose();
}

/** Cookies and storage of a browser. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a newly signed-in browser, without using one: other tests cover the dialog. */
export async function stateOf(baseURL: string | undefined, person: Newcomer): Promise<StorageState> {
  const url = baseURL ?? '';
  const request = await requests.newContext({ baseURL: url });
  const key = await publishableKey(request);
  await request.dispose();
  const kept = await sessionCookies(backendOf(url), key, person);
  // With the time zone, which every browser stores after its first page.
  const zone = `${ZONE_COOKIE}=${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  const cookies = [...kept.split('; '), zone].map((cookie) => {
    const [name = ''] = cookie.split('=', 1);
    const value = cookie.slice(name.length + 1);
    const place = {
      domain: new URL(url).hostname,
      path: BASE_PATH || '/',
      secure: false,
      httpOnly: false,
    };
    return { name: cookieMark(BASE_PATH) + name, value, ...place, expires: -1, sameSite: 'Lax' as const };
  });
  return { cookies, origins: [] };
}

/** Registers a user. Returns the storage of a browser signed in as them. */
export async function signedInState(
  baseURL: string | undefined,
  person = newcomer(),
): Promise<{ state: StorageState; person: Newcomer }> {
  const request = await requests.newContext({ baseURL: baseURL ?? '' });
  await register(request, person);
  await request.dispose();
  return { state: await stateOf(baseURL, person), person };
}

/** Registers a user and signs them in in this page's browser. */
export async function enter(page: Page, baseURL: string | undefined, person = newcomer()): Promise<void> {
  const { state } = await signedInState(baseURL, person);
  await page.context().addCookies(state.cookies);
}
