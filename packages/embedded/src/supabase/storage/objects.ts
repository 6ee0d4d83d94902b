import { sessionAlive, sessionOf } from '../auth/sessions/alive.ts';
import type { Caller } from '../auth/tokens.ts';
import type { Database, Transaction } from '../database/contract.ts';
import { notFound, sessionOver } from './storage-error.ts';

export interface Bucket {
  id: string;
  public: boolean;
  /** Bytes; null for the default limit. */
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** Metadata of the bytes, by hosted Supabase's names. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
}

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
  metadata: ObjectMetadata;
}

export interface NewVersion {
  bucket: string;
  name: string;
  version: string;
  metadata: ObjectMetadata;
}

const columns =
  'id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata';

/** The caller and the time of the request. */
export interface StorageCaller extends Caller {
  now: Date;
}

interface Begin {
  /** Runs before the transaction takes the caller's role. */
  prepare?: (tx: Transaction) => Promise<void>;
  /** Allows a caller whose account was deleted, so that their files can be deleted. */
  gone?: boolean;
}

/** Runs `work` with the caller's role and claims, in a transaction. */
export function asCaller<T>(
  database: Database,
  caller: StorageCaller,
  work: (tx: Transaction) => Promise<T>,
  { prepare, gone = false }: Begin = {},
): Promise<T> {
  return database.transaction(async (tx) => {
    await prepare?.(tx);
    const begun = await tx.query<{ alive: boolean }>(
      `select ${sessionAlive(3)} or ($6 and not exists (select from auth.users where id = $3::uuid)) as alive,
         set_config('search_path', 'storage, public', true), set_config('request.jwt.claims', $1, true),
         set_config('storage.allow_delete_query', 'true', true), set_config('role', $2, true)`,
      [JSON.stringify(caller.claims), caller.role, ...sessionOf(caller, caller.now), gone],
    );
    if (!begun.rows[0]?.alive) throw sessionOver();
    return work(tx);
  });
}

export async function findBucket(database: Database, id: string): Promise<Bucket | undefined> {
  const { rows } = await database.query<Bucket>(
    'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  return rows[0];
}

/** The object, if the caller can see it. */
export function findObject(
  database: Database,
  caller: StorageCaller,
  bucket: string,
  name: string,
): Promise<StoredObject | undefined> {
  return asCaller(database, caller, async (tx) => {
    const sql = `select ${columns} from storage.objects where bucket_id = $1 and name = $2`;
    return (await tx.query<StoredObject>(sql, [bucket, name])).rows[0];
  });
}

/** An object of a public bucket. */
export async function findPublicObject(
  database: Database,
  bucket: string,
  name: string,
): Promise<StoredObject | undefined> {
  const sql = `select ${columns} from storage.objects
    where bucket_id = $1 and name = $2 and bucket_id in (select id from storage.buckets where public)`;
  return (await database.query<StoredObject>(sql, [bucket, name])).rows[0];
}

/** Handling of an existing object: refuse, replace, or require it. */
export type WriteMode = 'insert' | 'upsert' | 'update';

const insert = `insert into storage.objects (bucket_id, name, version, metadata, owner, owner_id)
  values ($1, $2, $3, $4::text::jsonb, $5::text::uuid, $5::text)`;
const changes = `version = $3, metadata = $4::text::jsonb, owner = $5::text::uuid, owner_id = $5::text`;
const statements: Record<WriteMode, string> = {
  insert: `${insert} returning id`,
  upsert: `${insert} on conflict (bucket_id, name) do update set ${changes} returning id`,
  update: `update storage.objects set ${changes} where bucket_id = $1 and name = $2 returning id`,
};

/**
 * Points the object to a new version under the caller's rights. Returns its id and the replaced version.
 * Throws the database's errors: 42501 for policies, 23505 for an existing object.
 */
export async function saveVersion(
  database: Database,
  caller: StorageCaller,
  { bucket, name, version, metadata }: NewVersion,
  mode: WriteMode,
): Promise<{ id: string; replaced: string | null }> {
  let replaced: string | null = null;
  const parameters = [bucket, name, version, JSON.stringify(metadata), caller.userId];
  const id = await asCaller(
    database,
    caller,
    async (tx) => (await tx.query<{ id: string }>(statements[mode], parameters)).rows[0]?.id,
    {
      prepare: async (tx) => {
        // The lock serializes concurrent uploads, so that each sees the version it replaces.
        const sql = 'select version from storage.objects where bucket_id = $1 and name = $2 for update';
        replaced = (await tx.query<{ version: string }>(sql, [bucket, name])).rows[0]?.version ?? null;
      },
    },
  );
  if (id === undefined) throw notFound();
  return { id, replaced };
}

/** Deletes the objects the caller can delete and returns them. */
export function deleteObjects(
  database: Database,
  caller: StorageCaller,
  bucket: string,
  names: string[],
): Promise<StoredObject[]> {
  const work = async (tx: Transaction) => {
    const sql = `delete from storage.objects where bucket_id = $1 and name = any ($2::text[]) returning ${columns}`;
    return (await tx.query<StoredObject>(sql, [bucket, names])).rows;
  };
  return asCaller(database, caller, work, { gone: true });
}

/** Versions that belong to an object. */
export async function keptVersions(database: Database): Promise<Set<string>> {
  const { rows } = await database.query<{ version: string }>('select version from storage.objects');
  return new Set(rows.map((row) => row.version));
}
