import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Renames what is replaced, with the cause and time in its name; returns that name. */
export async function putAside(
  dataDir: string,
  name: string,
  by: 'restore' | 'move',
  now: Date,
): Promise<string | undefined> {
  if (!existsSync(join(dataDir, name))) return undefined;
  const aside = `${name}.before-${by}-${now.toISOString().replaceAll(':', '-')}`;
  await rename(join(dataDir, name), join(dataDir, aside));
  return aside;
}
