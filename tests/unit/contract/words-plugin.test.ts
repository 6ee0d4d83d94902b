import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as english from '../../../src/domain/messages.ts';
import { withPseudoLanguage } from '../../support/language/pseudo-plugin.ts';
import type * as Entry from '../../support/language/spoken-entry.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PSEUDO = 'en-xa' as 'de';

let built: typeof Entry;
beforeAll(async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: withPseudoLanguage(),
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: 'tests/support/language/spoken-entry.ts',
        output: { entryFileNames: 'entry.mjs' },
      },
    },
  });
  built = (await import(pathToFileURL(path.join(folder, 'entry.mjs')).href)) as typeof Entry;
});

describe('words of a server', () => {
  test('are English outside of a request, in every key and function', () => {
    const { WORDS, COUNTS, SITE_MESSAGES } = built.messages;
    expect(WORDS).toEqual(english.WORDS);
    expect(JSON.stringify(SITE_MESSAGES)).toBe(JSON.stringify(english.SITE_MESSAGES));
    expect(COUNTS.titles(2)).toBe(english.COUNTS.titles(2));
  });

  test('are the language’s within one, whoever took hold of them before', () => {
    const { WORDS, COUNTS, HOME_MESSAGES } = built.messages;
    const heard = built.inLanguage(PSEUDO, () => [
      WORDS.again,
      COUNTS.titles(2),
      JSON.stringify(HOME_MESSAGES),
    ]);
    for (const text of heard) expect(text).toContain('⟦');
    expect(WORDS.again).toBe(english.WORDS.again);
  });

  test('that are no words are the same in all', () => {
    expect(built.inLanguage(PSEUDO, () => built.messages.EMAIL_EXAMPLE)).toBe(english.EMAIL_EXAMPLE);
  });
});
