/** Which bytes: those of one version of an object. */
export interface StoredFile {
  bucket: string;
  version: string;
}

/**
 * The bytes of objects, wherever they lie. A version is a fresh UUID and its bytes never change; once a promise to keep
 * some resolves, they survive a power failure.
 */
export interface Files {
  /** Keeps a new version. */
  put(bucket: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Keeps a version that had its name elsewhere. */
  keep(file: StoredFile, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none of this version. */
  get(file: StoredFile): Promise<Uint8Array | null>;
  remove(file: StoredFile): Promise<void>;
  /** Removes every version last written before `before` that no object has, and answers how many. */
  sweep(before: Date): Promise<number>;
}
