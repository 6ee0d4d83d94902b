import * as typescript from '@typescript-eslint/parser';
import astro from 'eslint-plugin-astro';
import i18next from 'eslint-plugin-i18next';
import marquee from './lint-rules.js';

// Only .astro files, whose templates oxlint does not read; it has scripts (.oxlintrc.jsonc).
export default [
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-strict'],
  { files: ['**/*.astro'], languageOptions: { parserOptions: { parser: typescript } } },
  {
    files: ['src/**/*.astro'],
    ignores: ['src/ai/**'],
    plugins: { i18next, marquee },
    rules: {
      'marquee/addressed': 'error',
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: ['aria-label', 'alt', 'label', 'placeholder', 'title'] },
          // Code, signs and names.
          words: { exclude: ['[^A-Z]*', 'Marquee', 'TMDB', 'JustWatch', 'IMDb'] },
        },
      ],
    },
  },
  {
    // Tables that are cards on a phone say their roles, which the browser would take away with the layout.
    files: ['src/features/admin/*.astro'],
    rules: {
      'astro/jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'astro/jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
];
