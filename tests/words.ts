import { globSync, readFileSync } from 'node:fs';
import { usedIn, wordProblems, type Allowed, type Messages } from './support/language/word-problems.ts';

// `npm run words` lists what is missing, unused or suspicious in `messages/*.json`.

const ALLOWED: Allowed = {
  forms: new Set([...['inRegion', 'ofRegion', 'ofRegionFirst', 'quoted', 'short', 'starsCount', 'together']]),
  messages: new Set([
    ...['fr for_you_beginning_text', 'it for_you_beginning_text', 'it list_several_more_one'],
    ...['ar release_place', 'ja release_place', 'ja words_quoted_comma'],
  ]),
  // What programs and their authors read, and what is typed.
  english: /^(?:developers_|dashboard_overview_command$)/,
};

const read = (file: string): Messages => {
  const { $schema: _, ...messages } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>;
  return messages;
};
const { locales } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')) as { locales: string[] };
const sources = globSync('{src,packages/*/src}/**/*.{ts,tsx,astro,mjs}').filter(
  (file) => !file.replaceAll('\\', '/').startsWith('src/paraglide/'),
);
const problems = wordProblems(
  Object.fromEntries(locales.map((language) => [language, read(`messages/${language}.json`)])),
  new Set(sources.flatMap((file) => usedIn(readFileSync(file, 'utf8')))),
  ALLOWED,
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? `Nothing is missing in ${locales.length} languages.\n`
    : `${problems.length} problems.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
