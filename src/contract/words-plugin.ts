import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { normalizePath, type Plugin, type ViteBuilder } from 'vite';
import { LANGUAGES, SERVED, type LanguageFacts } from '../domain/language/languages.ts';
import { SCRIPTS_FILE, type Scripts } from './scripts.ts';

const DOMAIN = normalizePath(fileURLToPath(new URL('../domain/', import.meta.url)));
const MESSAGES = `${DOMAIN}messages/`;
/** What programs and their authors are told, in English everywhere. */
const ENGLISH = `${MESSAGES}english/`;
const TRANSLATIONS = `${DOMAIN}translations/`;
const CURRENT = `${DOMAIN}language/current.ts`;
const SPOKEN = '\0spoken:';

/** The file in which a language says what a file of English words says. */
const sister = (file: string, language: string) =>
  language === 'en' ? file : `${TRANSLATIONS}${language}/${file.slice(MESSAGES.length)}`;

/** A module that exports what a file of words exports, each in the language of the moment. */
async function inAll(languages: readonly string[], file: string): Promise<string> {
  const english = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const exported = Object.entries(english).map(([name, value]) => {
    if (typeof value === 'function') return `export const ${name} = (...given) => now().${name}(...given);`;
    if (typeof value === 'object')
      return `export const ${name} = spokenObject(() => now().${name}, in0.${name});`;
    // No word but a number or an example, which says the same everywhere (tests/unit/domain/translations.test.ts).
    return `export const ${name} = in0.${name};`;
  });
  return [
    `import { currentLanguage } from ${JSON.stringify(CURRENT)};`,
    `import { spokenObject } from ${JSON.stringify(`${DOMAIN}language/spoken.ts`)};`,
    ...languages.map((language, at) => `import * as in${at} from ${JSON.stringify(sister(file, language))};`),
    `const all = { ${languages.map((language, at) => `${JSON.stringify(language)}: in${at}`).join(', ')} };`,
    'const now = () => all[currentLanguage()];',
    ...exported,
  ].join('\n');
}

/** What a browser knows of its language: that of the build, or in development what the page says. */
function inBrowser(language: string, facts: LanguageFacts | undefined): string {
  const [spoken, locale] = facts
    ? [JSON.stringify(language), JSON.stringify(facts.locale ?? facts.tag)]
    : ['document.documentElement.lang.toLowerCase()', 'document.documentElement.lang'];
  return [
    `export const currentLanguage = () => ${spoken};`,
    `export const currentLocale = () => ${locale};`,
    'export const perLanguage = (make) => { let made; return () => (made ??= make(currentLocale())); };',
  ].join('\n');
}

/**
 * Puts the words of a language in the place of the English ones which everybody imports. A server holds all that are
 * served, and what it imports answers in the language of the moment; scripts are built once a language, and know no other.
 */
export function words(
  languages: readonly string[] = SERVED,
  facts: Readonly<Record<string, LanguageFacts>> = LANGUAGES,
): Plugin {
  /** Whose scripts are being built. */
  let language = 'en';
  /** The file of each script, by its module and by language. */
  const built = new Map<string, Map<string, string>>();
  const isScript = ({ name, mode }: { name: string; mode: string }) => name === 'client' && mode === 'build';

  async function buildScripts(builder: ViteBuilder): Promise<void> {
    const { client, ssr } = builder.environments;
    if (!client || !ssr) return;
    // English once more and last: Astro names the files of its latest build in its pages.
    for (language of [...languages.filter((other) => other !== 'en'), 'en']) await builder.build(client);
    const scripts: Scripts = {};
    for (const files of built.values())
      for (const [other, file] of files) {
        const english = files.get('en');
        if (english && file !== english) (scripts[other] ??= {})[english] = file;
      }
    writeFileSync(path.join(ssr.config.build.outDir, SCRIPTS_FILE), JSON.stringify(scripts));
  }

  return {
    name: 'words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\..*\/messages\// },
      handler(source, importer = '') {
        if (importer.startsWith(MESSAGES) || importer.startsWith(TRANSLATIONS)) return null;
        const file = normalizePath(path.resolve(path.dirname(importer), source));
        if (!file.startsWith(MESSAGES) || file.startsWith(ENGLISH)) return null;
        if (isScript(this.environment)) return { id: sister(file, language), moduleSideEffects: false };
        return { id: SPOKEN + file, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: [new RegExp(`^${SPOKEN}`), /\/domain\/language\/current\.ts$/] },
      handler(id) {
        if (id.startsWith(SPOKEN)) return inAll(languages, id.slice(SPOKEN.length));
        if (this.environment.name !== 'client') return null;
        return inBrowser(language, isScript(this.environment) ? facts[language] : undefined);
      },
    },
    generateBundle(_, bundle) {
      if (!isScript(this.environment)) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
        const files = built.get(chunk.facadeModuleId) ?? new Map<string, string>();
        built.set(chunk.facadeModuleId, files.set(language, chunk.fileName));
      }
    },
    buildApp: { order: 'post', handler: buildScripts },
  };
}
