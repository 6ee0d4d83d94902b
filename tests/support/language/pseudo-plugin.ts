import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { normalizePath, type Plugin } from 'vite';
import { words } from '../../../src/contract/words-plugin.ts';
import { LANGUAGES, SERVED, type LanguageFacts } from '../../../src/core/language/languages.ts';
import { projectOf, type Messages } from './paraglide-project.ts';
import { pseudo } from './pseudo.ts';

const PSEUDO = 'en-xa';
const FACTS: LanguageFacts = { tag: 'en-XA', direction: 'ltr', name: 'Pseudo' };

const WRITTEN = '?written';

/** Replaces `src/paraglide` with compiled messages, and adds the invented language to those served. */
const pseudoLanguage = (compiled: string): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/paraglide\/(?:messages|runtime)\.js$/ },
    handler: (id) => compiled + path.basename(id),
  },
  load: {
    filter: { id: /\/core\/language\/languages\.ts$/ },
    handler(id) {
      const written = JSON.stringify(id + WRITTEN);
      return [
        `export * from ${written};`,
        `import { LANGUAGES as written, SERVED as served } from ${written};`,
        `export const LANGUAGES = { ...written, ${JSON.stringify(PSEUDO)}: ${JSON.stringify(FACTS)} };`,
        `export const SERVED = [...served, ${JSON.stringify(PSEUDO)}];`,
      ].join('\n');
    },
  },
});

const read = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Messages[string];

/** Serves an additional language, generated from English and compiled into a folder. */
export async function withPseudoLanguage(folder: string): Promise<Plugin[]> {
  const written = Object.fromEntries(SERVED.map((language) => [language, read(language)]));
  const project = projectOf(folder, { ...written, [PSEUDO]: pseudo(read('en')) });
  const compiled = normalizePath(path.resolve(folder, 'compiled'));
  await compile({ project, outdir: compiled, outputStructure: 'locale-modules', strategy: ['baseLocale'] });
  return [
    words([...SERVED, PSEUDO], { ...LANGUAGES, [PSEUDO]: FACTS }, `${compiled}/`),
    pseudoLanguage(`${compiled}/`),
  ];
}
