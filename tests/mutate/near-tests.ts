import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTS = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const listed = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));

/** Answers which files of tests lead to a file of `src`: those beside it, then those of its feature, the nearest first. */
export function nearTests(): (file: string) => string[] {
  const importers = new Map<string, string[]>();
  for (const file of [...listed('src'), ...listed('tests')])
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const to = path.posix.join(path.posix.dirname(file), name);
      importers.set(to, [...(importers.get(to) ?? []), file]);
    }
  return (file) => {
    const seen = new Set([file]);
    // A set grows while it is walked: what is found last is farthest.
    for (const one of seen) for (const importer of importers.get(one) ?? []) seen.add(importer);
    const mirrored = path.posix.dirname(file.replace(/^src/, 'tests/unit'));
    const feature = `/${path.posix.basename(mirrored)}/`;
    const rank = (one: string) => (one.startsWith(`${mirrored}/`) ? 0 : one.includes(feature) ? 1 : 2);
    return [...seen]
      .filter((one) => /^tests\/unit\/.*\.test\.tsx?$/.test(one))
      .sort((a, b) => rank(a) - rank(b));
  };
}
