import type { Session } from '../session.ts';

/** Bytes of write-ahead log after which a checkpoint is due: bounds the folder and the recovery after a crash. */
const checkpointBytes = 32 * 1024 * 1024;

const walBytes = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

// Half of autovacuum's scale, since a small table read by every page should have fresh statistics.
const worn = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + n_live_tup * 0.1 or n_mod_since_analyze > 50 + n_live_tup * 0.05`;

/**
 * What a PostgreSQL server does in the background and PGlite, being single-user, never does: checkpoints,
 * vacuum, statistics. Milliseconds unless much was written since the last time.
 */
export async function keepHouse(engine: Session): Promise<void> {
  const tables = await engine.query<{ name: string }>(worn, []);
  for (const { name } of tables.rows) await engine.exec(`vacuum (analyze) ${name}`);
  const log = await engine.query<{ bytes: number }>(walBytes, []);
  if ((log.rows[0]?.bytes ?? 0) > checkpointBytes) await engine.exec('checkpoint');
}
