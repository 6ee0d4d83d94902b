import { createRequire } from 'node:module';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

// The package brings no types.
const jsxA11y = createRequire(import.meta.url)('eslint-plugin-jsx-a11y') as {
  flatConfigs: { strict: { rules: Linter.RulesRecord } };
};

// Who turns a rule about accessibility off has to say so here.
const RULES = Object.entries(jsxA11y.flatConfigs.strict.rules)
  .filter(([, setting]) => [setting].flat()[0] !== 'off')
  .map(([name]) => name);

async function rulesOf(file: string): Promise<Linter.RulesRecord> {
  const { rules = {} } = (await new ESLint().calculateConfigForFile(file)) as { rules?: Linter.RulesRecord };
  return rules;
}

async function missing(file: string, prefix: string): Promise<string[]> {
  const rules = await rulesOf(file);
  return RULES.filter((name) => [rules[prefix + name]].flat()[0] !== 2);
}

/** What the rules about words say of a source that stands in a file. */
async function said(source: string, file: string): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        rules: { 'no-restricted-syntax': (await rulesOf(file))['no-restricted-syntax'] ?? 'off' },
      },
    ],
  });
  const [result] = await eslint.lintText(source, { filePath: 'src/words.ts' });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('the linter', () => {
  test.each([
    "words.found('episode');",
    "DISCOVER_MESSAGES.chips.found(3, 'episode');",
    'words.found(words.names[kind]);',
    'const found = (noun) => `Find a ${noun}`;',
  ])('lets no noun be put into a sentence from outside: %s', async (source) => {
    for (const file of ['src/islands/a.ts', 'src/domain/a.ts', 'src/server/a.ts'])
      expect(await said(source, file), file).toEqual([expect.stringContaining('Give each noun')]);
  });

  test('lets words choose between one and many by plural() alone', async () => {
    const by = (source: string) => said(source, 'src/domain/messages/a/a.ts');
    expect(await by("const left = (n) => (n === 1 ? 'one title' : `${n} titles`);")).toHaveLength(1);
    expect(await by("const left = (n) => plural(n, { one: 'a title', other: '{n} titles' });")).toEqual([]);
  });

  test.each(['src/islands/header/SearchBox.tsx', 'src/islands/shared/TitleCard.tsx'])(
    'holds %s to every strict rule about accessibility',
    async (file) => {
      expect(RULES.length).toBeGreaterThan(30);
      expect(await missing(file, '')).toEqual([]);
    },
  );

  test.each([
    'src/pages/index.astro',
    'src/components/title-lists/Pager.astro',
    'src/components/admin/MailQueue.astro',
  ])('holds %s to every strict rule about accessibility', async (file) => {
    expect(await missing(file, 'astro/')).toEqual([]);
  });
});
