import type { StorageClient as Whole } from '@supabase/storage-js';

type Bucket = ReturnType<Whole['from']>;

/**
 * Takes the place of storage-js in the browser's build (light-client.ts): supabase-js makes one with every client, and a
 * picture is put away once in a while. The whole comes then.
 */
export class StorageClient {
  readonly #given: ConstructorParameters<typeof Whole>;

  constructor(...given: ConstructorParameters<typeof Whole>) {
    this.#given = given;
  }

  /** What Marquee does with a bucket; what is answered is storage-js's. */
  from(name: string): Pick<Bucket, 'upload' | 'remove'> {
    const bucket = import('@supabase/storage-js').then(({ StorageClient: Client }) =>
      new Client(...this.#given).from(name),
    );
    return {
      upload: async (...asked) => (await bucket).upload(...asked),
      remove: async (...asked) => (await bucket).remove(...asked),
    };
  }
}

/** Named by supabase-js's own exports, and by nothing here. */
export const StorageApiError = Error;
