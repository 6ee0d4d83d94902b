// @vitest-environment happy-dom
import { m } from '../../../../src/paraglide/messages.js';
import { expect, test, vi } from 'vitest';
import { countList } from '../../../../src/features/marks/list-pages.queries.ts';
import { signIn } from '../../../../src/core/backend/auth.ts';
import { CONFIG_META } from '../../../../src/core/public-config.ts';
import { currentEnvironment } from '../../../../src/core/stores/environment.ts';
import { ask, OwnServerError } from '../../../../src/core/stores/own-server.ts';

// A captive portal's answer to every request.
const portal = () =>
  Promise.resolve(new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }));

vi.spyOn(globalThis, 'fetch').mockImplementation(portal);

test('Does not accept a captive portal’s page as this site’s response, and reports it', async () => {
  const asked = ask('DELETE', '/api/ai/searches');
  await expect(asked).rejects.toBeInstanceOf(OwnServerError);
  await expect(asked).rejects.toMatchObject({ code: 'foreign', message: m.backend_foreign() });
});

test('Does not accept one as the backend’s response: no counts, no sign-out', async () => {
  const meta = document.createElement('meta');
  meta.name = CONFIG_META;
  meta.content = JSON.stringify({ backendUrl: 'http://backend.test', backendKey: 'key' });
  document.head.append(meta);
  const client = await currentEnvironment().backend();
  const somebody = '00000000-0000-4000-8000-00000000000a';
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const counted = expect(countList(client, somebody, 'wishlist')).rejects.toMatchObject({ kind: 'offline' });
  // supabase-js retries three times.
  await vi.advanceTimersByTimeAsync(10_000);
  await counted;
  vi.useRealTimers();
  expect(await signIn(client, 'ada@example.org', 'password')).toMatchObject({ reason: 'offline' });
});
