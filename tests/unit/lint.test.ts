import { createRequire } from 'node:module';
import { ESLint, type Linter } from 'eslint';
import { describe, expect, test } from 'vitest';

// The package brings no types.
const jsxA11y = createRequire(import.meta.url)('eslint-plugin-jsx-a11y') as {
  flatConfigs: { strict: { rules: Linter.RulesRecord } };
};

// Who turns a rule about accessibility off has to say so here.
const RULES = Object.entries(jsxA11y.flatConfigs.strict.rules)
  .filter(([, setting]) => [setting].flat()[0] !== 'off')
  .map(([name]) => name);

async function missing(file: string, prefix: string): Promise<string[]> {
  const { rules = {} } = (await new ESLint().calculateConfigForFile(file)) as { rules?: Linter.RulesRecord };
  return RULES.filter((name) => [rules[prefix + name]].flat()[0] !== 2);
}

describe('the linter', () => {
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
