import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve('src');

/** Which kinds of files a kind may import, besides its own (docs/architecture.md, "Kinds of files"). */
const ALLOWED: Record<string, string[]> = {
  rules: [],
  queries: ['rules'],
  store: ['queries', 'rules'],
  island: ['store', 'view', 'styles', 'rules'],
  view: ['island', 'styles', 'rules'],
  component: ['layout', 'island', 'view', 'styles', 'rules'],
  layout: ['component', 'island', 'view', 'styles', 'rules'],
  page: ['layout', 'component', 'island', 'view', 'loader', 'rules'],
  route: ['endpoint', 'loader', 'server', 'rules'],
  loader: ['server', 'catalogue', 'ai', 'queries', 'styles', 'contract', 'rules'],
  endpoint: ['loader', 'job', 'jobs', 'server', 'contract', 'catalogue', 'ai', 'queries', 'rules'],
  job: ['loader', 'jobs', 'mail', 'server', 'catalogue', 'ai', 'queries', 'contract', 'rules'],
  jobs: ['job', 'loader', 'mail', 'server', 'catalogue', 'ai', 'queries', 'contract', 'rules'],
  mail: ['server', 'queries', 'contract', 'rules'],
  server: ['loader', 'jobs', 'mail', 'catalogue', 'ai', 'queries', 'contract', 'styles', 'rules'],
  cli: ['server', 'mail', 'contract', 'queries', 'rules'],
  host: ['contract', 'rules'],
  contract: ['rules'],
  catalogue: ['rules'],
  ai: ['rules'],
  styles: [],
};

/** The kind of a file, by its name in a feature and by its folder elsewhere; the first that fits. */
const KINDS: [RegExp, string][] = [
  [/^pages\/.*\.ts$/, 'route'],
  [/^pages\//, 'page'],
  [/^layouts\//, 'layout'],
  [/\.svg\?/, 'styles'],
  // Pages set their status, and say who reads them.
  [/^server\/(?:status|viewer)\.ts$/, 'loader'],
  [/^(?:core|features)\/.*\.astro$/, 'component'],
  [/^core\/backend\/|^features\/.*\.queries\.ts$/, 'queries'],
  [/^core\/stores\/|^features\/.*\.store\.ts$/, 'store'],
  [/^core\/(?:ui|islands)\/|^features\/.*(?:\.client\.ts|\.tsx)$/, 'island'],
  [/^features\/.*\.view\.ts$/, 'view'],
  [/^features\/.*\.api\.server\.ts$/, 'endpoint'],
  [/^features\/.*\.job\.server\.ts$/, 'job'],
  [/^features\/.*\.server\.ts$/, 'loader'],
  [/^(?:core|features)\/.*[^.]*\.ts$/, 'rules'],
  [/^middleware\.ts$/, 'server'],
  [/^env\.d\.ts$/, 'rules'],
];

/** Types of loaders describe what a component is given; they leave nothing in the bundle. */
const TYPE_ONLY = /^(?:component|layout|view)$/;

/**
 * The features that a feature may import from. Every line is a reason to change two features at once: add to it only
 * what the feature shows or writes of the other.
 */
const EDGES: Record<string, string> = {
  admin: 'auth connections custom-lists reviews search',
  ai: 'cards discover for-you search series title-lists wishes',
  artists: 'cards title title-lists',
  auth: 'connections profile reviews',
  calendar: 'connections title-lists',
  cards: 'custom-lists marks',
  collections: 'cards marks title-lists',
  connections: 'custom-lists diary discover import notices open-api reviews search series',
  'custom-lists': 'admin cards connections diary marks share title-lists',
  diary: 'calendar cards connections marks reviews search series tags',
  discover: 'marks search tags title-lists watch wishes',
  export: 'connections diary import marks notices series watch',
  'for-you': 'cards discover home marks numbers reviews title-lists watch',
  home: 'auth calendar cards connections discover for-you marks notices public-profile reminders search series title-lists watch',
  import: 'connections custom-lists diary export numbers reviews series tags',
  marks:
    'cards collections connections custom-lists diary numbers reviews seasons series tags title-lists watch',
  notices: 'calendar connections open-api reminders watch',
  numbers: 'diary seasons tags title-lists',
  'open-api': 'calendar connections import series tags',
  profile: 'auth connections custom-lists diary export marks public-profile reviews series title-lists watch',
  'public-profile': 'cards connections custom-lists reviews share',
  reminders: 'calendar notices series',
  reviews: 'cards diary for-you marks tags',
  saved: 'cards marks reviews search tags title-lists watch',
  search: 'discover numbers title-lists',
  seasons: 'collections marks reviews series tags title-lists',
  series: 'calendar diary marks reminders tags',
  share: 'custom-lists numbers public-profile',
  shell: 'admin auth cards diary discover marks notices profile search title-lists watch',
  tags: 'diary discover numbers reviews saved series',
  title:
    'calendar cards collections diary for-you marks reminders reviews saved series tags title-lists watch',
  'title-lists': 'ai cards collections custom-lists discover home marks profile reviews search watch',
  watch: 'cards marks search title title-lists',
  wishes: 'ai discover search',
};

/** The table of pages names the parameters and addresses of features. */
const PAGE_TABLE = /^core\/(?:pages|page-rows)\.ts$/;

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Paraglide compiles the messages there. Who may import them, and who tells it the language. */
const PARAGLIDE: Record<string, RegExp> = {
  'paraglide/messages.js': /^(?!catalogue\/|styles\/)/,
  'paraglide/runtime.js': /^core\/language\/current\.ts$/,
};

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file) && !file.startsWith('paraglide/'));

const text = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));

const PATTERN =
  /(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

function importsOf(file: string): { name: string; typeOnly: boolean; dynamic: boolean }[] {
  return [...(text.get(file) ?? '').matchAll(PATTERN)].map((match) => ({
    name: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
    dynamic: match[3] !== undefined,
  }));
}

function kindOf(file: string): string | undefined {
  const [, kind] = KINDS.find(([shape]) => shape.test(file)) ?? [];
  const [folder = ''] = file.split('/');
  return kind ?? (folder in ALLOWED ? folder : undefined);
}

/** The feature of a file; undefined outside `features`. */
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

const internal: Import[] = files.flatMap((from) =>
  importsOf(from)
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name, typeOnly }) => ({
      from,
      to: path.posix.normalize(path.posix.join(path.posix.dirname(from), name)),
      typeOnly,
    })),
);

/** Whether an import breaks the rules; a file without a kind may import nothing. */
function violates({ from, to, typeOnly }: Import): boolean {
  if (to.startsWith('paraglide/')) return !PARAGLIDE[to]?.test(from);
  const [source = '', target = ''] = [kindOf(from), kindOf(to)];
  const kindFits =
    source === target ||
    ALLOWED[source]?.includes(target) === true ||
    (typeOnly && target === 'loader' && TYPE_ONLY.test(source));
  const [feature, other] = [featureOf(from), featureOf(to)];
  const inReach =
    other === undefined ||
    other === feature ||
    (feature === undefined
      ? !from.startsWith('core/') || PAGE_TABLE.test(from)
      : EDGES[feature]?.split(' ').includes(other) === true);
  return !kindFits || !inReach;
}

const named = (imports: Import[]) => imports.filter(violates).map(({ from, to }) => `${from} → ${to}`);

describe('imports', () => {
  test.each(Object.keys(ALLOWED))(
    '%s import nothing but their own kind and what their rule names',
    (kind) => {
      expect(named(internal.filter(({ from }) => kindOf(from) === kind))).toEqual([]);
    },
  );

  test('every file of src is of a kind', () => {
    expect(files.filter((file) => kindOf(file) === undefined)).toEqual([]);
  });

  test('every edge between features is used', () => {
    const used = new Set(internal.map(({ from, to }) => `${featureOf(from)} ${featureOf(to)}`));
    const unused = Object.entries(EDGES).flatMap(([feature, others]) =>
      others.split(' ').filter((other) => !used.has(`${feature} ${other}`)),
    );
    expect(unused).toEqual([]);
  });

  test.each([
    ['host/host.ts', 'server/services.ts'],
    ['host/main.ts', 'features/home/root.server.ts'],
    ['contract/lifecycle.ts', 'server/services.ts'],
    ['features/marks/edits.store.ts', 'server/session.ts'],
    ['features/marks/CardMenu.tsx', 'features/marks/marks.api.server.ts'],
    ['features/marks/marks.ts', 'features/marks/edits.store.ts'],
    ['features/home/Home.astro', 'features/home/home.queries.ts'],
    ['features/collections/collections.ts', 'features/diary/diary.ts'],
    ['core/dates.ts', 'features/diary/diary.ts'],
    ['pages/index.astro', 'server/services.ts'],
    ['pages/api/ai/search.ts', 'features/ai/AiSearchPage.tsx'],
    ['catalogue/client.ts', 'core/backend/client.ts'],
    ['newcomer/file.ts', 'core/title.ts'],
    ['catalogue/client.ts', 'paraglide/messages.js'],
    ['features/auth/SignInButton.tsx', 'paraglide/messages/de.js'],
  ])('an import of %s from %s would be named', (from, to) => {
    expect(named([{ from, to, typeOnly: false }])).toEqual([`${from} → ${to}`]);
  });

  /** Where a package is named by one of its entries. */
  const ENTRIES = /^embedded-services\/(?:supabase|tmdb|ai)$/;
  const knowing = files.flatMap((from) =>
    importsOf(from)
      .filter(({ name }) => /embedded-services|packages\/embedded/.test(name))
      .map((entry) => ({ from, ...entry })),
  );

  test('only the server knows the embedded services, each by its one entry', () => {
    const may = /^(?:server\/(?:services|migrations|offline-ai)|cli\/)/;
    expect(knowing).not.toEqual([]);
    expect(knowing.filter(({ from, name }) => !may.test(from) || !ENTRIES.test(name))).toEqual([]);
  });

  describe('the embedded services', () => {
    const EMBEDDED = 'packages/embedded';
    const { name: own, ...said } = JSON.parse(readFileSync(`${EMBEDDED}/package.json`, 'utf8')) as Record<
      string,
      object
    > & { name: string };
    const needed = [own, ...Object.keys({ ...said['dependencies'], ...said['devDependencies'] })];

    /** What a file of the package imports of ours, or of a package that it does not say it needs. */
    const foreign = (file: string, source: string) =>
      [...source.matchAll(PATTERN)]
        .map((match) => match[2] ?? match[3] ?? '')
        .filter((name) => {
          if (name.startsWith('.')) return !path.join(file, '..', name).startsWith(`${EMBEDDED}/`);
          return !name.startsWith('node:') && !needed.some((one) => `${name}/`.startsWith(`${one}/`));
        })
        .map((name) => `${file} → ${name}`);

    test.each(['src', 'tests'])('import in %s nothing of ours: somebody else could use them', (folder) => {
      const read = readdirSync(`${EMBEDDED}/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${EMBEDDED}/${folder}/${file}`);
      expect(read.length).toBeGreaterThan(50);
      expect(read.flatMap((file) => foreign(file, readFileSync(file, 'utf8')))).toEqual([]);
    });

    test.each([
      ['src/ai.ts', '../../../src/core/title.ts'],
      ['src/supabase/server.ts', '../../../../src/server/migrations.ts'],
      ['tests/rest/call.test.ts', '../../../../tests/support/backend/backend-server.ts'],
      ['tests/support/films.ts', '../../../../src/server/checkout-path.ts'],
      ['src/tmdb.ts', 'astro/config'],
    ])('an import of %s from %s would be named', (file, name) => {
      const from = `${EMBEDDED}/${file}`;
      expect(foreign(from, `import { x } from '${name}';`)).toEqual([`${from} → ${name}`]);
      expect(foreign(from, `const x = await import('${name}');`)).toEqual([`${from} → ${name}`]);
    });
  });

  test('one guard alone asks who is signed in', () => {
    const asking = files.filter(
      (file) => /\.server\.ts$|^server\//.test(file) && /\bverifiedAccount\b/.test(text.get(file) ?? ''),
    );
    expect(asking).toEqual(['server/person.ts']);
  });

  test('server/services.ts loads the embedded services only when they are needed', () => {
    const fixed = knowing.filter(
      ({ from, typeOnly, dynamic }) => from === 'server/services.ts' && !typeOnly && !dynamic,
    );
    expect(fixed).toEqual([]);
  });

  test.each([
    ['nanostores', /^core\/stores\/|\.store\.ts$|^core\/ui\/use-store\.ts/],
    ['@nanostores/react', /^core\/ui\/use-store\.ts/],
    [
      '@supabase/',
      /^(?:core\/backend\/|core\/stores\/environment\.ts|server\/|cli\/|jobs\/|host\/gate\/visitor-name\.ts)|\.(?:queries|server)\.ts$/,
    ],
  ])('%s is imported only where it belongs', (name, allowed) => {
    const users = files.filter(
      (file) => importsOf(file).some((entry) => entry.name.startsWith(name)) && !allowed.test(file),
    );
    expect(users).toEqual([]);
  });
});

describe('stores', () => {
  /** Exports of a text that others could write to: a made store, or a name of one, that is not passed through a view. */
  const writable = (source: string) => [
    ...[...source.matchAll(/export (?:const|let) (\$?\w+)[^=;]*= (?:atom|map|deepMap)\b/g)].map(
      ([, name]) => name,
    ),
    ...[...source.matchAll(/export (?:const|let) (\$\w+)[^=;]*= (?!readable\(|computed\()/g)].map(
      ([, name]) => name,
    ),
    ...[...source.matchAll(/export \{[^}]*?(\$\w+)[^}]*\}/g)].map(([, name]) => name),
  ];

  test('are changed by their own module alone: what others see of an atom can only be read', () => {
    const open = files
      .filter((file) => kindOf(file) === 'store')
      .flatMap((file) => writable(text.get(file) ?? '').map((name) => `${file}: ${name}`));
    expect(open).toEqual([]);
  });

  test.each([
    'export const $a = atom(1);',
    'export const a = map<Record<string, number>>({});',
    'export const $a: WritableAtom<number> = atom(1);',
    'export const $a = $aNow;',
    'const $a = atom(1);\nexport { $a };',
  ])('an atom anybody could write to would be named: %s', (source) => {
    expect(writable(source)).not.toEqual([]);
  });
});

describe('the layout of files', () => {
  test('there is no drawer for odds and ends', () => {
    expect(files.filter((file) => /(?:^|\/)(?:lib|utils|helpers|misc|common)(?:\/|\.)/.test(file))).toEqual(
      [],
    );
  });

  test('there are no barrels', () => {
    expect(files.filter((file) => /^export \*/m.test(text.get(file) ?? ''))).toEqual([]);
  });

  test('core holds what all features stand on, and stays small', () => {
    expect(files.filter((file) => file.startsWith('core/')).length).toBeLessThanOrEqual(150);
  });

  test('pages stay short, components and modules readable in one go', () => {
    const limit = (file: string) => {
      if (file.startsWith('pages/') && file.endsWith('.astro')) return 60;
      if (file === 'core/islands/session-client.ts') return 60;
      if (file.endsWith('-words.ts') || file === 'core/pages.ts') return 250;
      return /\.(?:tsx|astro)$/.test(file) ? 150 : 240;
    };
    const long = files
      .filter((file) => file !== 'core/backend/database.types.ts')
      .map((file) => ({ file, lines: (text.get(file) ?? '').split('\n').length }))
      .filter(({ file, lines }) => lines > limit(file))
      .map(({ file, lines }) => `${file}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  test('comments cite the repository and what is public, by headings that are there', () => {
    const headings: string[] = readFileSync('docs/behaviour.md', 'utf8').match(/^## .+$/gm) ?? [];
    const wrong = files.flatMap((file) => {
      const cited = [...(text.get(file) ?? '').matchAll(/docs\/behaviour\.md, ([A-Z][\w ]+)\)/g)];
      const missing = cited.filter(([, heading]) => !headings.includes(`## ${heading}`));
      const outside = /\b(?:spec|design) points?\b|\bthe spec(?:ification)?\b/i.test(text.get(file) ?? '');
      return missing.length > 0 || outside ? [file] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('unescaped markup is written in three places only', () => {
    const users = files.filter((file) =>
      /set:html|define:vars|dangerouslySetInnerHTML|markHTMLString/.test(text.get(file) ?? ''),
    );
    expect(users.toSorted()).toEqual([
      'features/shell/JsonLd.astro',
      'layouts/Layout.astro',
      'layouts/OfflinePage.astro',
    ]);
  });
});
