import { createClient } from '@supabase/supabase-js';
import type { Client } from '../core/backend/client.ts';
import type { Database } from '../core/backend/database.types.ts';

/**
 * A client without a session: a visitor with the publishable key, the server itself with the secret key.
 * Stores nothing. Reads are retried once unless `retry` is off.
 */
export function backendClient(
  url: string,
  key: string,
  fetch: typeof globalThis.fetch,
  { retry = true } = {},
): Client {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
    db: { retry },
  });
}
