import { z } from 'zod';
import type { Database } from '../database/contract.ts';
import { asCaller, type ObjectMetadata, type StorageCaller } from './objects.ts';

/** The body of a list request. */
export const listRequest = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(0).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  search: z.string().max(255).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

/** An object or a folder; a folder has only a name, the rest is null. */
interface Entry {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: ObjectMetadata | null;
}

/** Lists a folder of a bucket as far as the caller can see it, folders first. */
export function listObjects(
  database: Database,
  caller: StorageCaller,
  bucket: string,
  { prefix, limit, offset, search, sortBy }: z.infer<typeof listRequest>,
): Promise<Entry[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const sql = `
    with inside as (
      select substr(name, length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), entries as (
      select rest as name, id, updated_at, created_at, last_accessed_at, metadata
      from inside where position('/' in rest) = 0
      union all
      select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz,
        null::jsonb
      from inside where position('/' in rest) > 0
    )
    select * from entries where position(lower($3) in lower(name)) > 0
    order by id is not null, ${sortBy.column} ${sortBy.order}, name
    limit $4::int offset $5::int`;
  return asCaller(database, caller, async (tx) => {
    return (await tx.query<Entry>(sql, [bucket, folder, search, limit, offset])).rows;
  });
}
