import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What is caught is named: a known failure is told from a defect, which attempt() or the page reports. */
const CAUGHT = [
  { selector: 'CatchClause[param=null]', message: 'Look at what is caught, or use attempt().' },
  {
    selector: "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression[params.length=0]",
    message: 'Look at what is caught, or use attempt().',
  },
];

/** Words of the site, by the names they are used under, as what is called or as what is handed on. */
const words = (path) =>
  ['object', 'object.object', 'object.object.object']
    .map((object) => `[${path}${object}.name=/^(?:words|COUNTS|[A-Z_]+_MESSAGES)$/]`)
    .join(', ');

/** A language decides how a noun is bent. */
const WORDED = [
  {
    selector: `CallExpression:matches(${words('callee.')}):not([callee.property.name=/^(?:endsWith|includes|join|split)$/]) > Literal.arguments[value=/^[a-z]/]`,
    message: 'Give each noun a sentence of its own in domain/messages.',
  },
  {
    // Sources are names.
    selector: `CallExpression:matches(${words('callee.')}) > MemberExpression.arguments:matches(${words('')}):not([object.property.name='sources'])`,
    message: 'Give each noun a sentence of its own in domain/messages.',
  },
  {
    selector: ':function > Identifier.params[name=/^nouns?$/]',
    message: 'Give each noun a sentence of its own in domain/messages.',
  },
];

/** And what is said of one and of many. */
const PLURALS = [
  {
    selector:
      "ConditionalExpression[test.right.value=1][consequent.type=/Literal$/][alternate.type=/Literal$/][alternate.value!='']",
    message: 'Say it by plural().',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.data/',
      'node_modules/',
      'tests/results/',
      'src/backend/database.types.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/only-throw-error': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/embedded/**', 'src/ai/**'],
    rules: { 'no-restricted-syntax': ['error', ...WORDED] },
  },
  {
    files: ['src/domain/messages/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...WORDED, ...PLURALS] },
  },
  {
    files: ['src/stores/**/*.ts', 'src/islands/**/*.{ts,tsx}', 'src/components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...CAUGHT, ...WORDED] },
  },
  {
    // Browser tests run below a path, too.
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', message: 'Import from tests/support/e2e/test.ts.' },
      ],
    },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  // The plugin itself comes with the rules for .astro files below.
  { files: ['src/**/*.tsx'], rules: jsxA11y.flatConfigs.strict.rules },
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-strict'],
  {
    // Tables that are cards on a phone say their roles, which the browser would take away with the layout.
    files: ['src/components/admin/*.astro'],
    rules: {
      'astro/jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'astro/jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
);
