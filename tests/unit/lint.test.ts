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

// The package has no types.
const jsxA11y = createRequire(import.meta.url)('eslint-plugin-jsx-a11y') as {
  flatConfigs: { strict: { rules: Linter.RulesRecord } };
};

// Disabled accessibility rules must be listed here.
const STRICT = Object.entries(jsxA11y.flatConfigs.strict.rules)
  .filter(([, setting]) => [setting].flat()[0] !== 'off')
  .map(([name, setting]) => [name.replace('jsx-a11y/', ''), setting] as const);

const CONFIG = '.oxlintrc.jsonc';
const folder = mkdtempSync(join(tmpdir(), 'marquee-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** oxlint's findings in these sources, each in its own checkout. */
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
  test('forbids calling messages while loading a module', () => {
    const [early, late] = ['src/domain/a.ts', 'src/domain/b.ts'];
    const of = said({
      [early]: 'export const SKIP = { text: m.site_skip() };',
      [late]: 'export const skip = () => ({ text: m.site_skip(), others: [1].map(() => m.site_skip()) });',
    });
    expect(of[early]).toContainEqual(expect.stringContaining('Call a message where it is said'));
    expect(of[late]).not.toContainEqual(expect.stringContaining('Call a message'));
  });

  const LITERAL = ['href="/x"', "href={'/x'}", 'action={`/x/${a}`}', 'formAction={HERE_PATH}'];
  const NAMED = [
    'href={titlePath(a)}',
    'href={list.morePath}',
    'href={a ? path : null}',
    'href={a?.path ?? a}',
  ];
  const ADDRESSES = [
    'href={pageAddress(titlePath(a))}',
    'href="#x"',
    'href="https://a.example/"',
    'href={a}',
  ];
  const RULE = 'Addresses are made in core/routes.ts';

  test('forbids paths in place of addresses', () => {
    const asking = [
      "fetch('/x')",
      'fetch(`/x`)',
      "location.assign('/x')",
      "({ Location: '/x' })",
      'a.redirect(path)',
    ];
    const made = [
      'fetch(pageAddress(path))',
      'a.redirect(pageAddress(path), 303)',
      '({ Location: address })',
    ];
    const files = [...LITERAL, ...NAMED].map((one) => `<x ${one} />`).concat(asking);
    const fine = ADDRESSES.map((one) => `<x ${one} />`).concat(made);
    const sources = Object.fromEntries(
      [...files, ...fine].map((one, at) => [`src/core/ui/a${at}.tsx`, `export const A = () => ${one};`]),
    );
    const found = Object.values(said(sources)).map((all) => all.some((one) => one.includes(RULE)));
    expect(found).toEqual([...files.map(() => true), ...fine.map(() => false)]);
  });

  test('forbids paths in place of addresses in components', async () => {
    const lines = [...LITERAL, ...NAMED, ...ADDRESSES].map((one) => `<x ${one} />`);
    const [found] = await new ESLint().lintText(`${lines.join('\n')}\n`, {
      filePath: 'src/features/shell/Leading.astro',
    });
    const wrong = found?.messages.filter(({ message }) => message.includes(RULE)).map(({ line }) => line);
    expect(wrong).toEqual([...LITERAL, ...NAMED].map((_, at) => at + 1));
  });

  test('knows types, and the rules of each kind of file', () => {
    const wrong = {
      'src/server/a.ts': ['Promise.resolve(1);', 'no-floating-promises'],
      'src/server/b.ts': ["console.log('a');", 'no-console'],
      'src/domain/c.ts': ["import { d } from './d.ts';\nexport const c = () => d();", 'import(no-cycle)'],
      'src/domain/d.ts': ["import { c } from './c.ts';\nexport const d = () => c;", 'import(no-cycle)'],
      'src/core/stores/a.ts': ['try {\n  String(1);\n} catch {\n  String(2);\n}', 'Look at what is caught'],
      'src/core/ui/a.tsx': ['export const A = () => <img src="/a.png" />;', 'a11y(alt-text)'],
      'src/core/ui/c.tsx': ['export const Said = () => <p>Cancel</p>;', 'i18next(no-literal-string)'],
      'src/core/ui/d.tsx': [
        'export const Said = () => <p aria-label="Close" />;',
        'i18next(no-literal-string)',
      ],
      'src/core/ui/b.tsx': [
        "import { useState } from 'react';\nexport function A({ a }: { a: boolean }) {\n  if (a) useState(0);\n  return null;\n}",
        'rules-of-hooks',
      ],
      'tests/e2e/a.spec.ts': ["export { test } from '@playwright/test';", 'no-restricted-imports'],
    };
    const of = said(Object.fromEntries(Object.entries(wrong).map(([file, [source = '']]) => [file, source])));
    for (const [file, [, told]] of Object.entries(wrong))
      expect(of[file], file).toContainEqual(expect.stringContaining(told ?? ''));
  });

  test('applies every strict accessibility rule to islands', () => {
    const { overrides } = parseConfigFileTextToJson(CONFIG, readFileSync(CONFIG, 'utf8')).config as {
      overrides: { files: string[]; rules: Linter.RulesRecord }[];
    };
    const rules = overrides.find(({ rules }) => 'a11y/alt-text' in rules)?.rules;
    expect(STRICT.length).toBeGreaterThan(30);
    expect(rules).toEqual(Object.fromEntries(STRICT.map(([name, setting]) => [`a11y/${name}`, setting])));
  });

  test('forbids text in components', async () => {
    const [found] = await new ESLint().lintText('<p>Cancel</p><p aria-label="Close"></p>\n', {
      filePath: 'src/features/shell/Said.astro',
    });
    expect(found?.messages.map(({ ruleId }) => ruleId)).toEqual(
      Array.from({ length: 2 }, () => 'i18next/no-literal-string'),
    );
  });

  test.each([
    'src/pages/index.astro',
    'src/components/title-lists/Pager.astro',
    'src/features/admin/MailQueue.astro',
  ])('applies every strict accessibility rule to %s', async (file) => {
    const { rules = {} } = (await new ESLint().calculateConfigForFile(file)) as {
      rules?: Linter.RulesRecord;
    };
    expect(STRICT.filter(([name]) => [rules[`astro/jsx-a11y/${name}`]].flat()[0] !== 2)).toEqual([]);
  });
});
