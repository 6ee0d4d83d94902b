import { randomUUID } from 'node:crypto';
import type { Database } from '../database/contract.ts';
import type { Files, StoredFile } from './files.ts';

/** Stores the bytes of objects in the database, shared by all processes. */
export class SharedFiles implements Files {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async put(bucket: string, bytes: Uint8Array): Promise<StoredFile> {
    const file = { bucket, version: randomUUID() };
    await this.keep(file, bytes);
    return file;
  }

  async keep({ bucket, version }: StoredFile, bytes: Uint8Array): Promise<void> {
    const sql = `insert into storage.files (version, bucket, bytes) values ($1, $2, $3)
      on conflict (version) do nothing`;
    await this.#database.query(sql, [version, bucket, bytes]);
  }

  async get({ bucket, version }: StoredFile): Promise<Uint8Array | null> {
    const sql = 'select bytes from storage.files where version = $1 and bucket = $2';
    return (await this.#database.query<{ bytes: Uint8Array }>(sql, [version, bucket])).rows[0]?.bytes ?? null;
  }

  async remove({ bucket, version }: StoredFile): Promise<void> {
    const sql = 'delete from storage.files where version = $1 and bucket = $2';
    await this.#database.query(sql, [version, bucket]);
  }

  async sweep(before: Date): Promise<number> {
    const sql = `delete from storage.files f where created_at < $1
      and not exists (select from storage.objects o where o.version = f.version)`;
    return (await this.#database.query(sql, [before])).affectedRows;
  }

  /** All stored versions. */
  async list(): Promise<StoredFile[]> {
    const sql = 'select bucket, version from storage.files';
    return (await this.#database.query<StoredFile>(sql)).rows;
  }

  /** Versions of objects without stored bytes. */
  async missing(): Promise<StoredFile[]> {
    const sql = `select bucket_id as bucket, version from storage.objects o
      where version is not null and not exists (select from storage.files f where f.version = o.version)`;
    return (await this.#database.query<StoredFile>(sql)).rows;
  }
}
