/** The database's owner: an ordinary role that may create roles, as on managed PostgreSQL. */
export const OWNER = 'marquee';
export const DATABASE = 'marquee';
/** Created by initdb, for what needs a superuser. */
export const SUPERUSER = 'postgres';

/** Connections of the pool. */
export const POOL_SIZE = 8;

/** For a small machine, and a database without remote access. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Leaves some connections for psql, and three for superusers.
  max_connections: POOL_SIZE + 8,
  // The default is too small, since few connections share few locks: a transaction that touches every table
  // and index needs a lock for each.
  max_locks_per_transaction: 256,
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  // Saves processes: no I/O workers, parallel queries or replication, one vacuum worker.
  io_method: 'sync',
  max_worker_processes: 0,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  autovacuum_max_workers: 1,
  autovacuum_worker_slots: 1,
  max_wal_senders: 0,
  wal_level: 'minimal',
  min_wal_size: '16MB',
  max_wal_size: '64MB',
  temp_file_limit: '1GB',
  // JIT takes longer than any query here.
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Logs no statements, values or names.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
  logging_collector: 'off',
  log_destination: 'stderr',
};

/** The server's parameters, which override the cluster's own file. */
export function serverParameters(cluster: string, socketFolder: string): string[] {
  const all = { ...settings, unix_socket_directories: socketFolder };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * Options of initdb: UTF-8, sorted by code point as in PGlite, with case mapping beyond ASCII. Small WAL
 * segments, so that a new database takes 31 MB instead of 48.
 */
export const CLUSTER_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=peer',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--wal-segsize=4',
  '--no-instructions',
];

/**
 * Limits of the owner's sessions, for psql and hanging ones; requests have tighter ones, set per transaction.
 */
export const OWNER_LIMITS = { statement_timeout: '10s', idle_in_transaction_session_timeout: '60s' };
