import type { Session } from '../session.ts';

/** Bytes of WAL until a checkpoint: limits disk use and recovery time. */
const checkpointBytes = 32 * 1024 * 1024;

const walBytes = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

// Half of autovacuum's thresholds, since small tables read by every page need fresh statistics.
const worn = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + n_live_tup * 0.1 or n_mod_since_analyze > 50 + n_live_tup * 0.05`;

/**
 * Does what PostgreSQL's background processes do and single-user PGlite does not: checkpoints, vacuum and
 * statistics. Takes milliseconds unless much was written.
 */
export async function keepHouse(engine: Session): Promise<void> {
  const tables = await engine.query<{ name: string }>(worn, []);
  for (const { name } of tables.rows) await engine.exec(`vacuum (analyze) ${name}`);
  const log = await engine.query<{ bytes: number }>(walBytes, []);
  if ((log.rows[0]?.bytes ?? 0) > checkpointBytes) await engine.exec('checkpoint');
}
