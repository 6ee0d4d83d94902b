import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

/** The client for this folder: a browser's, or the server's for one request. */
export type Client = SupabaseClient<Database>;
