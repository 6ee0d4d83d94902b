/** The owner of the database: an ordinary role that may make others, as on any PostgreSQL somebody is given. */
export const OWNER = 'marquee';
export const DATABASE = 'marquee';
/** Made by initdb, for what takes a superuser. */
export const SUPERUSER = 'postgres';

/** Connections of the one pool; more wait for their turn. */
export const POOL_SIZE = 8;

/** Made for a small machine that does other things too, and for a database nobody reaches from outside. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Some are left for whoever looks at the data with psql, and three for a superuser.
  max_connections: POOL_SIZE + 8,
  // Few connections make few locks, and what touches every table and index in one transaction needs one for each.
  max_locks_per_transaction: 256,
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  // Every worker is a process. Reading is done by whoever asks, vacuum by one at a time, replication by nobody.
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
  // Compiling takes longer than any query here.
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What it does, and no statement, value or name of anybody.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
  logging_collector: 'off',
  log_destination: 'stderr',
};

/** The parameters a server is started with; nothing is read from what stands in the cluster's own file. */
export function serverParameters(cluster: string, socketFolder: string): string[] {
  const all = { ...settings, unix_socket_directories: socketFolder };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * What is asked of initdb: text is UTF-8 and sorts by code, as in PGlite, and letters beyond ASCII have cases. Small
 * log segments, so that a new database takes 31 MB instead of 48.
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
 * Limits of the owner's sessions, for whoever comes with psql or hangs; a request's own are tighter and set with its
 * transaction.
 */
export const OWNER_LIMITS = { statement_timeout: '10s', idle_in_transaction_session_timeout: '60s' };
