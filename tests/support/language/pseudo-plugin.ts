import { fileURLToPath, pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { words } from '../../../src/contract/words-plugin.ts';
import { LANGUAGES, SERVED, type LanguageFacts } from '../../../src/domain/language/languages.ts';

const PSEUDO = 'en-xa';
const FACTS: LanguageFacts = { tag: 'en-XA', direction: 'ltr', name: 'Pseudo' };

const WRITTEN = '?written';
const PSEUDO_FILE = normalizePath(fileURLToPath(new URL('pseudo.ts', import.meta.url)));

const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  resolveId: { filter: { id: /\/translations\/en-xa\// }, handler: (id) => id },
  load: {
    filter: { id: [/\/translations\/en-xa\//, /\/domain\/language\/languages\.ts$/] },
    async handler(id) {
      if (!id.includes('/translations/')) {
        const written = JSON.stringify(id + WRITTEN);
        return [
          `export * from ${written};`,
          `import { LANGUAGES as written, SERVED as served } from ${written};`,
          `export const LANGUAGES = { ...written, ${JSON.stringify(PSEUDO)}: ${JSON.stringify(FACTS)} };`,
          `export const SERVED = [...served, ${JSON.stringify(PSEUDO)}];`,
        ].join('\n');
      }
      const english = id.replace(`/translations/${PSEUDO}/`, '/messages/');
      const names = Object.keys((await import(pathToFileURL(english).href)) as object);
      return [
        `import * as english from ${JSON.stringify(english)};`,
        `import { pseudo } from ${JSON.stringify(PSEUDO_FILE)};`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ pseudo(english.${name});`),
      ].join('\n');
    },
  },
});

/** Serves an invented language besides, made of the English words and written by nobody. */
export const withPseudoLanguage = () => [
  words([...SERVED, PSEUDO], { ...LANGUAGES, [PSEUDO]: FACTS }),
  pseudoLanguage(),
];
