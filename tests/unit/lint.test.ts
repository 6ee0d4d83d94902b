import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { parseConfigFileTextToJson } from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';

// The package brings no types.
const jsxA11y = createRequire(import.meta.url)('eslint-plugin-jsx-a11y') as {
  flatConfigs: { strict: { rules: Linter.RulesRecord } };
};

// Who turns a rule about accessibility off has to say so here.
const STRICT = Object.entries(jsxA11y.flatConfigs.strict.rules)
  .filter(([, setting]) => [setting].flat()[0] !== 'off')
  .map(([name, setting]) => [name.replace('jsx-a11y/', ''), setting] as const);

const CONFIG = '.oxlintrc.jsonc';
const folder = mkdtempSync(join(tmpdir(), 'marquee-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What oxlint says of sources that stand in these files, each in a checkout with nothing else. */
function said(sources: Record<string, string>): Record<string, string[]> {
  const checkout = mkdtempSync(join(folder, 'checkout-'));
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'), 'junction');
  for (const file of [CONFIG, 'lint-rules.js']) copyFileSync(file, join(checkout, file));
  writeFileSync(join(checkout, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), `${source}\n`);
  }
  const program = join(checkout, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '--format', 'json', ...Object.keys(sources)], {
    cwd: checkout,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; message: string }[];
  };
  return Object.fromEntries(
    Object.keys(sources).map((file) => [
      file,
      diagnostics
        .filter(({ filename }) => filename.replaceAll('\\', '/') === file)
        .map(({ code, message }) => `${code} ${message}`),
    ]),
  );
}

describe('the linter', () => {
  test('lets no noun be put into a sentence from outside', () => {
    const sources = [
      "words.found('episode');",
      "DISCOVER_MESSAGES.chips.found(3, 'episode');",
      'words.found(words.names[kind]);',
      'export const found = (noun) => `Find a ${noun}`;',
    ];
    const places = ['src/islands', 'src/domain', 'src/server'];
    const files = places.flatMap((place) =>
      sources.map((source, at) => [`${place}/${at}.ts`, source] as const),
    );
    const of = said(Object.fromEntries(files));
    for (const [file, source] of files)
      expect(of[file], `${source} in ${file}`).toContainEqual(expect.stringContaining('Give each noun'));
  });

  test('lets words choose between one and many by plural() alone', () => {
    const [chosen, plural] = ['src/domain/messages/a/a.ts', 'src/domain/messages/a/b.ts'];
    const of = said({
      [chosen]: "export const left = (n: number) => (n === 1 ? 'one title' : `${n} titles`);",
      [plural]:
        "declare const plural: (n: number, by: object) => string;\nexport const left = (n: number) => plural(n, { one: 'a title', other: '{n} titles' });",
    });
    expect(of[chosen]).toEqual([expect.stringContaining('Say it by plural()')]);
    expect(of[plural]).toEqual([]);
  });

  test('knows types, and what else is asked of each kind of file', () => {
    const wrong = {
      'src/server/a.ts': ['Promise.resolve(1);', 'no-floating-promises'],
      'src/server/b.ts': ["console.log('a');", 'no-console'],
      'src/stores/a.ts': ['try {\n  String(1);\n} catch {\n  String(2);\n}', 'Look at what is caught'],
      'src/islands/a.tsx': ['export const A = () => <img src="/a.png" />;', 'a11y(alt-text)'],
      'src/islands/b.tsx': [
        "import { useState } from 'react';\nexport function A({ a }: { a: boolean }) {\n  if (a) useState(0);\n  return null;\n}",
        'rules-of-hooks',
      ],
      'tests/e2e/a.spec.ts': ["export { test } from '@playwright/test';", 'no-restricted-imports'],
    };
    const of = said(Object.fromEntries(Object.entries(wrong).map(([file, [source = '']]) => [file, source])));
    for (const [file, [, told]] of Object.entries(wrong))
      expect(of[file], file).toContainEqual(expect.stringContaining(told ?? ''));
  });

  test('holds islands to every strict rule about accessibility', () => {
    const { overrides } = parseConfigFileTextToJson(CONFIG, readFileSync(CONFIG, 'utf8')).config as {
      overrides: { files: string[]; rules: Linter.RulesRecord }[];
    };
    const rules = overrides.find(({ files }) => files[0] === 'src/**/*.tsx')?.rules;
    expect(STRICT.length).toBeGreaterThan(30);
    expect(rules).toEqual(Object.fromEntries(STRICT.map(([name, setting]) => [`a11y/${name}`, setting])));
  });

  test.each([
    'src/pages/index.astro',
    'src/components/title-lists/Pager.astro',
    'src/components/admin/MailQueue.astro',
  ])('holds %s to every strict rule about accessibility', async (file) => {
    const { rules = {} } = (await new ESLint().calculateConfigForFile(file)) as {
      rules?: Linter.RulesRecord;
    };
    expect(STRICT.filter(([name]) => [rules[`astro/jsx-a11y/${name}`]].flat()[0] !== 2)).toEqual([]);
  });
});
