import { z } from 'zod';
import type { VerifyToken } from '../auth/tokens.ts';
import { bodyBytes } from '../body-bytes.ts';
import type { Database } from '../database/contract.ts';
import type { Clock, BackendPart } from '../part.ts';
import type { Files } from './files.ts';
import { listObjects, listRequest } from './list.ts';
import { bucketAndName, bucketOf, checkName } from './object-name.ts';
import {
  deleteObjects,
  findBucket,
  findObject,
  findPublicObject,
  saveVersion,
  type Bucket,
  type StorageCaller,
  type StoredObject,
  type WriteMode,
} from './objects.ts';
import { serveFile } from './serve-file.ts';
import {
  invalidRequest,
  noSuchBucket,
  notFound,
  refusedCaller,
  StorageError,
  storageErrorResponse,
  toStorageError,
  toStorageFault,
} from './storage-error.ts';
import { readUpload } from './upload.ts';

export interface StorageOptions {
  database: Database;
  verifyToken: VerifyToken;
  files: Files;
  log: { error(fields: object, message: string): void };
  clock?: Clock | undefined;
}

const MAX_JSON_BYTES = 256 * 1024;
const removeRequest = z.object({ prefixes: z.array(z.string().max(1024)).min(1).max(1000) });

async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const bytes = await bodyBytes(request, MAX_JSON_BYTES);
  if (typeof bytes === 'string') throw invalidRequest(`The body is ${bytes}`);
  try {
    return schema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw invalidRequest('The body is not what this call takes');
  }
}

function describe({
  id,
  bucket_id,
  name,
  version,
  metadata,
  created_at,
  updated_at,
}: StoredObject): Response {
  const { size, mimetype: contentType, cacheControl, eTag: etag, lastModified } = metadata;
  const times = { created_at, updated_at, lastModified };
  return Response.json({
    id,
    name,
    bucketId: bucket_id,
    version,
    size,
    contentType,
    cacheControl,
    etag,
    metadata,
    ...times,
  });
}

function unsupported(): StorageError {
  return new StorageError(404, 'NotFound', 'Not Found', 'This part of the storage API is not supported');
}

/** Words after `object/` that are not buckets; unsupported ones are refused. */
const kinds = /^(public|authenticated|info|list|list-v2|sign|move|copy|upload)(?:\/|$)/;

function routeOf(url: string): { kind: string; path: string } {
  const path = /\/storage\/v1\/object\/(.*)$/.exec(new URL(url).pathname)?.[1];
  if (path === undefined) throw unsupported();
  const [prefix = '', kind = 'object'] = kinds.exec(path) ?? [];
  return { kind, path: path.slice(prefix.length) };
}

/**
 * The supported part of the storage server: upload, replace, download, public address, list, information,
 * remove. Rows are written under the caller's role. The bytes are stored before the row.
 */
export function createStorage(options: StorageOptions): BackendPart {
  const { database, files, verifyToken, log, clock = () => new Date() } = options;

  async function bucketNamed(id: string): Promise<Bucket> {
    const bucket = await findBucket(database, id);
    if (bucket === undefined) throw noSuchBucket();
    return bucket;
  }

  async function upload(request: Request, caller: StorageCaller, path: string): Promise<Response> {
    const { bucket: id, name } = bucketAndName(path);
    const bucket = await bucketNamed(id);
    const { bytes, metadata } = await readUpload(request, bucket, clock());
    const replaces = request.headers.get('x-upsert') === 'true';
    const mode: WriteMode = request.method === 'PUT' ? 'update' : replaces ? 'upsert' : 'insert';
    const file = await files.put(bucket.id, bytes);
    try {
      const saved = await saveVersion(database, caller, { ...file, name, metadata }, mode);
      if (saved.replaced !== null) await forget({ bucket: bucket.id, version: saved.replaced });
      return Response.json({ Id: saved.id, Key: `${bucket.id}/${name}` });
    } catch (error) {
      // The file must stay unless the row was certainly not written.
      if (toStorageError(error) !== undefined) await forget(file);
      throw error;
    }
  }

  /** A failure is harmless: the sweep removes the file later. */
  async function forget(file: { bucket: string; version: string }): Promise<void> {
    try {
      await files.remove(file);
    } catch (error) {
      log.error({ error, version: file.version }, 'a file could not be removed');
    }
  }

  async function remove(request: Request, caller: StorageCaller, path: string): Promise<Response> {
    const { bucket: id, rest } = bucketOf(path);
    const bucket = await bucketNamed(id);
    const names = rest === '' ? (await readJson(request, removeRequest)).prefixes : [checkName(rest)];
    const removed = await deleteObjects(database, caller, bucket.id, names);
    for (const { version } of removed) await forget({ bucket: bucket.id, version });
    if (rest === '') return Response.json(removed);
    if (removed.length === 0) throw notFound();
    return Response.json({ message: 'Successfully deleted' });
  }

  async function list(request: Request, caller: StorageCaller, path: string): Promise<Response> {
    const bucket = await bucketNamed(bucketOf(path).bucket);
    return Response.json(
      await listObjects(database, caller, bucket.id, await readJson(request, listRequest)),
    );
  }

  async function download(request: Request, caller: StorageCaller, path: string): Promise<Response> {
    const { bucket, name } = bucketAndName(path);
    return serveFile(request, await findObject(database, caller, bucket, name), { files, shared: false });
  }

  async function information(path: string, caller: StorageCaller): Promise<Response> {
    const { bucket, name } = bucketAndName(path);
    const object = await findObject(database, caller, bucket, name);
    if (object === undefined) throw notFound();
    return describe(object);
  }

  async function open(request: Request, path: string): Promise<Response> {
    const { bucket, name } = bucketAndName(path);
    return serveFile(request, await findPublicObject(database, bucket, name), { files, shared: true });
  }

  async function callerOf({ headers }: Request): Promise<StorageCaller> {
    const caller = await verifyToken(headers.get('authorization'), headers.get('apikey'));
    if ('failure' in caller) throw refusedCaller(caller);
    return { ...caller, now: clock() };
  }

  async function serve(request: Request): Promise<Response> {
    const { kind, path } = routeOf(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (kind === 'public' && method === 'GET') return open(request, path);
    const caller = await callerOf(request);
    switch (`${method} ${kind}`) {
      case 'GET object':
      case 'GET authenticated':
        return download(request, caller, path);
      case 'GET info':
        return information(path, caller);
      case 'POST list':
        return list(request, caller, path);
      case 'POST object':
      case 'PUT object':
        return upload(request, caller, path);
      case 'DELETE object':
        return remove(request, caller, path);
      default:
        throw unsupported();
    }
  }

  return async (request) => {
    try {
      return await serve(request);
    } catch (error) {
      const refusal = toStorageError(error);
      if (refusal === undefined) log.error({ error }, 'storage failed');
      return storageErrorResponse(refusal ?? toStorageFault(error), request.method === 'HEAD');
    }
  };
}
