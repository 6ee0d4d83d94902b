/** The bytes of one version of an object. */
export interface StoredFile {
  bucket: string;
  version: string;
}

/**
 * Stores the bytes of objects. A version is a fresh UUID, and its bytes never change. Once `put` or `keep`
 * resolves, the bytes survive a power failure.
 */
export interface Files {
  /** Stores the bytes as a new version. */
  put(bucket: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Stores an existing version, with its UUID from elsewhere. */
  keep(file: StoredFile, bytes: Uint8Array): Promise<void>;
  /** The bytes; null for an unknown version. */
  get(file: StoredFile): Promise<Uint8Array | null>;
  remove(file: StoredFile): Promise<void>;
  /** Removes versions without an object last written before `before`, and returns their number. */
  sweep(before: Date): Promise<number>;
}
