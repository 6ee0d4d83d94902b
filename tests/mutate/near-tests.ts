import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTS = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const listed = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));

/** Answers which files of tests lead to a file of `src`: the nearest first, of equally near ones those beside it. */
export function nearTests(): (file: string) => string[] {
  const importers = new Map<string, string[]>();
  for (const file of [...listed('src'), ...listed('tests')])
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const to = path.posix.join(path.posix.dirname(file), name);
      importers.set(to, [...(importers.get(to) ?? []), file]);
    }
  return (file) => {
    const distances = new Map([[file, 0]]);
    // A map grows while it is walked: what is found last is farthest.
    for (const [one, distance] of distances)
      for (const importer of importers.get(one) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    const beside = path.posix.dirname(file.replace(/^src/, 'tests/unit'));
    const cost = (one: string) => (distances.get(one) ?? 0) * 2 + (one.startsWith(`${beside}/`) ? 0 : 1);
    return [...distances.keys()]
      .filter((one) => /^tests\/unit\/.*\.test\.tsx?$/.test(one))
      .sort((a, b) => cost(a) - cost(b));
  };
}
