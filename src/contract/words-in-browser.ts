import type { LanguageFacts } from '../core/language/languages.ts';

/** The browser's language module: reads the language from the page. */
export function inBrowser(facts: Readonly<Record<string, LanguageFacts>>): string {
  const locales = Object.entries(facts).flatMap(([language, { locale }]) =>
    locale ? [[language, locale]] : [],
  );
  return [
    'const { lang } = document.documentElement;',
    'export const currentLanguage = () => lang.toLowerCase();',
    `const locale = ${JSON.stringify(Object.fromEntries(locales))}[currentLanguage()] ?? lang;`,
    'export const currentLocale = () => locale;',
    'export const perLanguage = (make) => { let made; return () => (made ??= make(locale)); };',
  ].join('\n');
}

/** All languages for the development server; the page picks its own. */
export const ofPage = (folder: string, languages: readonly string[]) =>
  [
    ...languages.map(
      (one, at) => `import * as in${at} from ${JSON.stringify(`${folder}messages/${one}.js`)};`,
    ),
    `const all = { ${languages.map((one, at) => `${JSON.stringify(one)}: in${at}`).join(', ')} };`,
    'export const m = all[document.documentElement.lang.toLowerCase()] ?? in0;',
  ].join('\n');
