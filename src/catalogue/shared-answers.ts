/** Where several processes keep their answers for each other. Both calls may reject: then there is no sharing. */
export interface SharedStore {
  read(key: string): Promise<string | null>;
  /** Keeps a text for at most `ms` milliseconds. */
  write(key: string, text: string, ms: number): Promise<void>;
}

/** An answer some process found; `freshUntil` in milliseconds since 1970. */
export interface SharedAnswer {
  value: unknown;
  freshUntil: number;
}

/** Changed whenever the shape of what is kept changes: processes of two versions may share one store. */
const PREFIX = 'marquee:catalogue:4:';

/** The answer another process found; null when there is none, or none can be had. */
export async function readShared(store: SharedStore | undefined, key: string): Promise<SharedAnswer | null> {
  try {
    const text = (await store?.read(PREFIX + key)) ?? null;
    return text === null ? null : (JSON.parse(text) as SharedAnswer);
  } catch {
    return null;
  }
}

/** Leaves an answer to the other processes, in the background. */
export function writeShared(
  store: SharedStore | undefined,
  key: string,
  answer: SharedAnswer,
  ms: number,
): void {
  store?.write(PREFIX + key, JSON.stringify(answer), ms).catch(() => undefined);
}
