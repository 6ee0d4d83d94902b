/** A store of answers shared by several processes. Both methods may reject: then nothing is shared. */
export interface SharedStore {
  read(key: string): Promise<string | null>;
  /** Stores a text with a TTL in milliseconds. */
  write(key: string, text: string, ms: number): Promise<void>;
}

/** A shared answer; `freshUntil` in milliseconds since 1970. */
export interface SharedAnswer {
  value: unknown;
  freshUntil: number;
}

/** Bump when the shape of stored answers changes: processes of two versions may share one store. */
const PREFIX = 'marquee:catalogue:4:';

/** Returns another process's answer; null if there is none or the store fails. */
export async function readShared(store: SharedStore | undefined, key: string): Promise<SharedAnswer | null> {
  try {
    const text = (await store?.read(PREFIX + key)) ?? null;
    return text === null ? null : (JSON.parse(text) as SharedAnswer);
  } catch {
    return null;
  }
}

/** Shares an answer in the background. */
export function writeShared(
  store: SharedStore | undefined,
  key: string,
  answer: SharedAnswer,
  ms: number,
): void {
  store?.write(PREFIX + key, JSON.stringify(answer), ms).catch(() => undefined);
}
