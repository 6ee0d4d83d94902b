import { expect, test } from 'vitest';
import { readConfig } from '../../../src/contract/config.ts';
import { ownLimits } from '../../../src/contract/limits.ts';
import { createAiService, DEMO_KEY } from '../../../src/server/ai-service.ts';

const HOSTED = { SUPABASE_URL: 'https://project.example.org', SUPABASE_ANON_KEY: 'key' };
const SECRET = Buffer.alloc(32, 7).toString('base64');
const open = (environment: Record<string, string>) =>
  createAiService(readConfig(environment), ownLimits, () => Promise.reject(new Error('nobody asks it')));

test('Offers no demo key with a hosted backend without a secret, where no key can be saved', async () => {
  expect((await open(HOSTED)).demoKey).toBeNull();
});

test('Offers the demo key with a secret', async () => {
  expect((await open({ ...HOSTED, API_KEY_ENCRYPTION_KEY: SECRET })).demoKey).toBe(DEMO_KEY);
});
