import type { Database } from '../../src/supabase/database/contract.ts';

/** The same database for a further server on it, whose end must not close it. */
export function keptOpen(database: Database): Database {
  return {
    engine: database.engine,
    why: database.why,
    query: (sql, parameters) => database.query(sql, parameters),
    exec: (sql) => database.exec(sql),
    transaction: (work, options) => database.transaction(work, options),
    healthy: () => database.healthy(),
    listen: (channel, hear) => database.listen(channel, hear),
    heard: () => database.heard(),
    close: () => Promise.resolve(),
  };
}
