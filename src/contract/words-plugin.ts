import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, normalizePath, parseAst, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES, SERVED, type LanguageFacts } from '../core/language/languages.ts';
import { ASSETS, wordScript } from '../core/language/scripts.ts';
import { inBrowser, ofPage } from './words-in-browser.ts';

const PARAGLIDE = normalizePath(fileURLToPath(new URL('../paraglide/', import.meta.url)));

/** The module from which every script imports its messages. It has no file: `declared` replaces the import. */
const MESSAGES = 'marquee:messages';
/** Virtual modules in place of `paraglide/messages.js`: `m`, and the messages it names. */
const NAMESPACE = '\0m:';
const NAMED = '\0messages:';
const DEVELOPMENT = '\0messages-of-page';

/** A `<script>` of an Astro component. */
const PAGE_SCRIPT = /\?astro&type=script/;

/** A language's messages: name to minified function. */
type Messages = ReadonlyMap<string, string>;

/** Reads the functions of a compiled language (`paraglide/messages/de.js`). */
function readMessages(file: string): Messages {
  const source = readFileSync(file, 'utf8').replaceAll(
    /\bregistry\.plural\(("[^"]*", .*?), \{\}\)/g,
    '$$plural($1)',
  );
  if (/\bregistry\.\w+\(/.test(source))
    throw new Error(`Numbers and dates are parameters, not formatted in ${file}`);
  const { code } = minifySync(file, source, { module: true, mangle: { toplevel: false } });
  const declarations = parseAst(code).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
  return new Map(
    declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.name, code.slice(init.start, init.end)]] : [],
    ),
  );
}

/** Defines `$plural`. It caches the rules: creating them costs a hundred times a call. */
const PLURAL =
  '$plural=(rules=>(locale,count)=>(rules[locale]??=new Intl.PluralRules(locale)).select(count))({})';

const IMPORT = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]${MESSAGES}["'\`];?`, 'g');

/** A script in which a language's functions replace the import of messages. */
function declared(script: string, messages: Messages): string {
  return script.replaceAll(IMPORT, (_, imported: string) => {
    const names = new Map<string, string>();
    const said = imported.split(',').map((one) => {
      const [key = '', name = key] = one.trim().split(/\s+as\s+/);
      const message = names.get(key) ?? messages.get(key);
      if (message === undefined) throw new Error(`There is no message ${key}`);
      names.set(key, name);
      return `${name}=${message}`;
    });
    return `const ${[...(said.some((one) => one.includes('$plural(')) ? [PLURAL] : []), ...said].join()};`;
  });
}

const PLAIN = /^\(\)=>(`(?:[^`\\$]|\\[^]|\$(?!\{))*`)$/;

/**
 * Paraglide's index (`paraglide/messages/_index.js`) for the server, with the texts of all languages in one array per
 * message. Paraglide's own has a function for each text and takes 75 MB more.
 */
function indexOf(compiled: ReadonlyMap<string, Messages>): string {
  const keys = [...(compiled.get('en')?.keys() ?? [])];
  const textsOf = (key: string) =>
    [...compiled.values()].map((messages) => {
      const message = messages.get(key) ?? '';
      return PLAIN.exec(message)?.[1] ?? message;
    });
  return [
    `import { getLocale } from ${JSON.stringify('../runtime.js')};`,
    `const at = ${JSON.stringify(Object.fromEntries([...compiled.keys()].map((one, place) => [one, place])))};`,
    `const ${PLURAL};`,
    'const say = (texts, inputs, options) => {',
    '  const text = texts[at[options?.locale ?? getLocale()]];',
    "  return typeof text === 'string' ? text : text(inputs);",
    '};',
    ...keys.map(
      (key) => `export const ${key} = (inputs, options) => say([${textsOf(key).join()}], inputs, options);`,
    ),
  ].join('\n');
}

/**
 * Gives browsers the messages of one language. Scripts are built once without messages. Scripts that use messages are
 * then emitted per language, under the same name in the language's folder; all others are shared. A page in another
 * language than English has an import map into its folder (`core/language/scripts.ts`). On the server a message uses
 * the request's language.
 */
export function words(
  languages: readonly string[] = SERVED,
  facts: Readonly<Record<string, LanguageFacts>> = LANGUAGES,
  folder: string = PARAGLIDE,
): Plugin {
  let read: ReadonlyMap<string, Messages> | undefined;
  /** Every language, with English as the fallback for missing messages. */
  function compiled(): ReadonlyMap<string, Messages> {
    const messagesOf = (language: string) => readMessages(`${folder}messages/${language}.js`);
    return (read ??= new Map(
      languages.map((one) => [one, new Map([...messagesOf('en'), ...messagesOf(one)])]),
    ));
  }
  const named = new Map<string, string[]>();
  const usesWords = ({ moduleIds }: { moduleIds: string[] }) => moduleIds.some((id) => named.has(id));

  /** The messages that a module may use; tree shaking removes unused ones. */
  function messagesIn(file: string): string[] {
    const english = compiled().get('en');
    const found = readFileSync(file, 'utf8').matchAll(/\bm\s*\??\.\s*(\w+)/g);
    return [...new Set(Array.from(found, ([, key = '']) => key))].filter((key) => english?.has(key));
  }

  return {
    name: 'words',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/\/paraglide\/messages\.js$/, new RegExp(`^(?:${MESSAGES}$|${NAMED})`)] },
      handler(source, importer = '') {
        if (this.environment.name !== 'client') return null;
        if (source === MESSAGES) return { id: source, external: true, moduleSideEffects: false };
        if (source.startsWith(NAMED)) return { id: source, moduleSideEffects: false };
        if (this.environment.mode !== 'build') return DEVELOPMENT;
        const [file = ''] = importer.split('?');
        return { id: `${NAMESPACE}${file}.js`, moduleSideEffects: false };
      },
    },
    load: {
      filter: {
        id: [
          new RegExp(`^(?:${NAMESPACE}|${NAMED}|${DEVELOPMENT})`),
          /\/core\/language\/current\.ts$/,
          /\/messages\/_index\.js$/,
        ],
      },
      handler(id) {
        if (id === DEVELOPMENT) return ofPage(folder, languages);
        if (id.startsWith(NAMESPACE))
          return `export * as m from ${JSON.stringify(NAMED + id.slice(NAMESPACE.length))};`;
        if (id.startsWith(NAMED)) {
          const keys = messagesIn(id.slice(NAMED.length, -'.js'.length));
          named.set(id, keys);
          return `export { ${keys.join(', ')} } from ${JSON.stringify(MESSAGES)};`;
        }
        if (this.environment.name === 'client') return inBrowser(facts);
        const isIndex = id === `${folder}messages/_index.js`;
        return isIndex && this.environment.mode === 'build' ? indexOf(compiled()) : null;
      },
    },
    outputOptions(output) {
      if (this.environment.name !== 'client') return;
      const placed =
        (names: Rolldown.OutputOptions['chunkFileNames'] = `${ASSETS}[name].[hash].js`) =>
        (chunk: Rolldown.PreRenderedChunk) => {
          const name = typeof names === 'string' ? names : names(chunk);
          return usesWords(chunk) ? wordScript(name, 'en') : name;
        };
      const { entryFileNames, chunkFileNames } = output;
      return { ...output, entryFileNames: placed(entryFileNames), chunkFileNames: placed(chunkFileNames) };
    },
    // Changed messages in any language must change the script's hash.
    augmentChunkHash(chunk) {
      if (this.environment.name !== 'client' || !usesWords(chunk)) return;
      const keys = chunk.moduleIds.flatMap((id) => named.get(id) ?? []);
      const said = keys.flatMap((key) => [...compiled().values()].map((messages) => messages.get(key)));
      return createHash('sha256').update(said.join('\n')).digest('hex');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !usesWords(chunk)) continue;
          // Its address stands in the page, where no import map leads it into the folder of a language.
          if (chunk.moduleIds.some((id) => PAGE_SCRIPT.test(id)))
            this.error(
              `${chunk.name} is a script of a page and must not use messages: give them as data-attributes`,
            );
          const script = chunk.code;
          for (const [language, messages] of compiled()) {
            const code = declared(script, messages);
            if (language === 'en') chunk.code = code;
            else
              this.emitFile({
                type: 'asset',
                fileName: wordScript(chunk.fileName, language),
                source: code,
              });
          }
        }
      },
    },
  };
}
