import { createClient } from '@supabase/supabase-js';
import type { Client } from '../core/backend/client.ts';
import type { Database } from '../core/backend/database.types.ts';

/**
 * A client without a person: with the publishable key it acts as a visitor, with the secret key as the server
 * itself. It keeps nothing between calls. Reading is tried once more after a failure unless `retry` is off.
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
