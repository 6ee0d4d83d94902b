import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseLog } from '../contract.ts';
import { clusterFolder, writeAccess } from './create-cluster.ts';
import { endOrphan } from './orphan.ts';
import { Postmaster } from './postmaster.ts';
import type { Programs } from './programs.ts';
import { giveTo, letThrough } from './server-user.ts';
import { makeSocketFolder, removeSocket } from './socket-folder.ts';
import { DATABASE, OWNER, OWNER_LIMITS, SUPERUSER } from './settings.ts';

interface OwnServerOptions {
  log?: DatabaseLog | undefined;
  /** Called when the server ended unexpectedly and could not be restarted. */
  onFatal?: ((error: Error) => void) | undefined;
}

/**
 * Delays between restarts of a server that ended unexpectedly; its shared memory may take a moment to be
 * freed.
 */
const restartAfterMs = [100, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * The PostgreSQL server of a locked data directory, restarted after a crash and stopped with this process.
 */
export class OwnServer {
  readonly #programs: Programs;
  readonly #cluster: string;
  readonly #socketFolder: string;
  readonly #options: OwnServerOptions;
  #postmaster: Postmaster;
  #stopping = false;
  #restarting: Promise<void> | undefined;

  private constructor(
    programs: Programs,
    cluster: string,
    socketFolder: string,
    postmaster: Postmaster,
    options: OwnServerOptions,
  ) {
    this.#programs = programs;
    this.#cluster = cluster;
    this.#socketFolder = socketFolder;
    this.#postmaster = postmaster;
    this.#options = options;
    this.#watch();
  }

  /** Rejects with PostgreSQL's last error if the cluster cannot be served. */
  static async start(programs: Programs, dataDir: string, options: OwnServerOptions): Promise<OwnServer> {
    const cluster = clusterFolder(dataDir);
    await letThrough(dataDir, programs.user);
    await giveTo(cluster, programs.user);
    await endOrphan(cluster, programs.user, options.log);
    await writeAccess(cluster, programs.user);
    const folder = await makeSocketFolder(cluster, programs.user);
    const postmaster = await Postmaster.start(programs, cluster, folder, options.log);
    const server = new OwnServer(programs, cluster, folder, postmaster, options);
    try {
      await server.#prepare();
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** The database's URL with its owner role. */
  get url(): string {
    return this.#address(OWNER, DATABASE);
  }

  /** Stops the server; open connections are closed. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#restarting;
    await this.#postmaster.stop();
    await removeSocket(this.#socketFolder, this.#cluster);
  }

  #address(role: string, database: string): string {
    return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(this.#socketFolder)}`;
  }

  /** Creates the owner and database, also after an interrupted first start. */
  async #prepare(): Promise<void> {
    const client = new Client({ connectionString: this.#address(SUPERUSER, 'postgres') });
    await client.connect();
    try {
      const { rows } = await client.query<{ owner: boolean; database: boolean }>(
        `select exists (select from pg_roles where rolname = '${OWNER}') as owner,
          exists (select from pg_database where datname = '${DATABASE}') as database`,
      );
      if (!rows[0]?.owner) await client.query(`create role ${OWNER} login createrole`);
      for (const [name, value] of Object.entries(OWNER_LIMITS)) {
        await client.query(`alter role ${OWNER} set ${name} = '${value}'`);
      }
      if (!rows[0]?.database) await client.query(`create database ${DATABASE} owner ${OWNER}`);
    } finally {
      await client.end();
    }
  }

  #watch(): void {
    void this.#postmaster.ended.then(() => {
      if (!this.#stopping) this.#restarting = this.#restart();
    });
  }

  /**
   * PostgreSQL recovers from a crashed session by itself; only after the postmaster's own end it is
   * restarted.
   */
  async #restart(): Promise<void> {
    const { log, onFatal } = this.#options;
    let last: unknown;
    for (const ms of restartAfterMs) {
      await setTimeout(ms);
      if (this.#stopping) return;
      try {
        this.#postmaster = await Postmaster.start(this.#programs, this.#cluster, this.#socketFolder, log);
      } catch (error) {
        last = error;
        continue;
      }
      log?.warn('PostgreSQL had ended and was started again.');
      return this.#watch();
    }
    const reason = last instanceof Error ? last.message : String(last);
    onFatal?.(new Error(`PostgreSQL ended and does not start again: ${reason}`));
  }
}
