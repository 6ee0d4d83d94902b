import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Each language's messages, as in its file. */
export type Messages = Record<string, Record<string, unknown>>;

const PROJECT = 'project.inlang/settings.json';

/** Writes a Paraglide project into a folder and returns its path. */
export function projectOf(folder: string, messages: Messages): string {
  const project = path.join(folder, 'project.inlang');
  mkdirSync(project, { recursive: true });
  mkdirSync(path.join(folder, 'messages'), { recursive: true });
  const settings = JSON.parse(readFileSync(PROJECT, 'utf8')) as { modules: string[] };
  const modules = settings.modules.map((file) => path.relative(folder, path.resolve(file)));
  const ours = { ...settings, locales: Object.keys(messages), modules };
  writeFileSync(path.join(folder, PROJECT), JSON.stringify(ours));
  for (const [language, all] of Object.entries(messages))
    writeFileSync(path.join(folder, 'messages', `${language}.json`), JSON.stringify(all));
  return project;
}
