import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { Client } from '../../../src/core/backend/client.ts';
import { publishableKey, register, stateOf, type Newcomer } from './people.ts';
import { hostedSettings, makeAccount, PROJECT, type Project } from '../hosted/project.ts';
import { backendOf, EMBEDDED_URL } from './ports.ts';
import { startMarquee } from '../host/marquee.ts';

/** The admin of the browser tests. */
export const ADMIN: Newcomer = {
  fullName: 'Root Example',
  email: PROJECT?.admin ?? 'root@example.org',
  password: 'correct horse battery',
};

/** Signs the admin up with a temporary server. */
export async function prepareAdmin(dataDirectory: string): Promise<void> {
  const settings = { DATA_DIR: dataDirectory };
  const marquee = await startMarquee(settings);
  const context = await request.newContext({ baseURL: marquee.url });
  await register(context, ADMIN);
  await context.dispose();
  await marquee.stop();
  await grantAdmin(settings);
}

/** Grants the role with the command. */
async function grantAdmin(settings: Record<string, string>): Promise<void> {
  const command = ['src/cli/admin.ts', 'grant', ADMIN.email];
  const { PATH, HOME, SystemRoot } = process.env;
  await promisify(execFile)(process.execPath, command, { env: { PATH, HOME, SystemRoot, ...settings } });
}

/** The same with a project. */
export async function prepareHostedAdmin(project: Project): Promise<void> {
  const { email, password, fullName } = ADMIN;
  await makeAccount(project, { email, password, data: { full_name: fullName } });
  await grantAdmin(hostedSettings(project));
}

/** A page of a browser signed in as the admin. */
export async function signedInAdmin(browser: Browser): Promise<Page> {
  const storageState = await stateOf(EMBEDDED_URL, ADMIN);
  const context = await browser.newContext({ baseURL: EMBEDDED_URL, storageState });
  return context.newPage();
}

/** A client of the product's backend, signed in to an existing account. */
export async function clientOf(
  context: APIRequestContext,
  baseURL: string,
  { email, password }: Newcomer,
): Promise<{ client: Client; id: string }> {
  const client = createClient(backendOf(baseURL), await publishableKey(context), {
    auth: { persistSession: false, autoRefreshToken: false },
  }) as Client;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, id: data.user.id };
}
