import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';

/** Changes many rows without triggers, which are ten times slower for each row. */
export async function silently(
  database: Database,
  tables: string[],
  change: () => Promise<unknown>,
): Promise<void> {
  const triggers = (what: 'enable' | 'disable') =>
    database.exec(tables.map((table) => `alter table public.${table} ${what} trigger user;`).join(' '));
  await triggers('disable');
  try {
    await change();
  } finally {
    await triggers('enable');
  }
}
