import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve('src');

/** The parts of the server that loaders and endpoints can import. */
const SEAMS = [
  'server/services.ts',
  'server/backend-in-time.ts',
  'server/in-log.ts',
  'server/within-time.ts',
  'server/session.ts',
  'server/person.ts',
  'server/region.ts',
  'server/profile-numbers.ts',
];

/** Folders a folder can import from, besides itself (docs/architecture.md, "Layers"). */
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

const FOLDERS = Object.keys(ALLOWED).sort((a, b) => b.length - a.length);

/** Single files with their own rules, in places Astro prescribes. */
const SINGLE: Record<string, string[]> = {
  'middleware.ts': ['server/services.ts', 'domain'],
  'env.d.ts': ['domain'],
};

/** Endpoints are server pages. */
const ENDPOINT = /^pages\/.*\.ts$/;
const ENDPOINT_ALLOWED = ['server/api', 'server/loaders', 'domain'];

/** Types of loaders describe components' props; they add nothing to the bundle. */
const TYPE_ONLY: [string, string][] = [
  ['components', 'server/loaders'],
  ['layouts', 'server/loaders'],
];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Paraglide's compiled messages, and the files that can import them or set the language. */
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

function allowedFor(from: string): string[] | undefined {
  if (ENDPOINT.test(from)) return ENDPOINT_ALLOWED;
  return SINGLE[from] ?? ALLOWED[folderOf(from) ?? ''];
}

/** Whether an import breaks the rules. A file in a folder without rules can import nothing. */
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

describe('imports between folders', () => {
  test.each(Object.keys(ALLOWED))('%s imports only itself and its allowed folders', (folder) => {
    expect(named(internal.filter(({ from }) => folderOf(from) === folder))).toEqual([]);
  });

  test('single files import only their allowed folders', () => {
    expect(named(internal.filter(({ from }) => from in SINGLE))).toEqual([]);
  });

  test('every file of src is in a folder with a rule', () => {
    expect(files.filter((file) => !allowedFor(file))).toEqual([]);
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
    ['islands/auth/SignInButton.tsx', 'paraglide/messages/de.js'],
  ])('an import of %s from %s is reported', (from, to) => {
    expect(named([{ from, to, typeOnly: false }])).toEqual([`${from} → ${to}`]);
  });

  /** Entries of the package. */
  const ENTRIES = /^embedded-services\/(?:supabase|tmdb|ai)$/;
  const knowing = files.flatMap((from) =>
    importsOf(from)
      .filter(({ name }) => /embedded-services|packages\/embedded/.test(name))
      .map((entry) => ({ from, ...entry })),
  );

  test('only the server imports the embedded services, each by its one entry', () => {
    const may = /^server\/(?:services|migrations|offline-ai|cli\/)/;
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

    /** Imports of a package's file from this repository, or from an undeclared package. */
    const foreign = (file: string, source: string) =>
      [...source.matchAll(PATTERN)]
        .map((match) => match[2] ?? match[3] ?? '')
        .filter((name) => {
          if (name.startsWith('.')) return !path.join(file, '..', name).startsWith(`${EMBEDDED}/`);
          return !name.startsWith('node:') && !needed.some((one) => `${name}/`.startsWith(`${one}/`));
        })
        .map((name) => `${file} → ${name}`);

    test.each(['src', 'tests'])(
      'import nothing of ours in %s, so that other projects can use them',
      (folder) => {
        const read = readdirSync(`${EMBEDDED}/${folder}`, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts'))
          .map((file) => `${EMBEDDED}/${folder}/${file}`);
        expect(read.length).toBeGreaterThan(50);
        expect(read.flatMap((file) => foreign(file, readFileSync(file, 'utf8')))).toEqual([]);
      },
    );

    test.each([
      ['src/ai.ts', '../../../src/core/title.ts'],
      ['src/supabase/server.ts', '../../../../src/server/migrations.ts'],
      ['tests/rest/call.test.ts', '../../../../tests/support/backend/backend-server.ts'],
      ['tests/support/films.ts', '../../../../src/server/checkout-path.ts'],
      ['src/tmdb.ts', 'astro/config'],
    ])('an import of %s from %s is reported', (file, name) => {
      const from = `${EMBEDDED}/${file}`;
      expect(foreign(from, `import { x } from '${name}';`)).toEqual([`${from} → ${name}`]);
      expect(foreign(from, `const x = await import('${name}');`)).toEqual([`${from} → ${name}`]);
    });
  });

  test('only one guard checks who is signed in', () => {
    const asking = files.filter(
      (file) => /\.server\.ts$|^server\//.test(file) && /\bverifiedAccount\b/.test(text.get(file) ?? ''),
    );
    expect(asking).toEqual(['server/person.ts']);
  });

  test('server/services.ts loads the embedded services only when needed', () => {
    const fixed = knowing.filter(
      ({ from, typeOnly, dynamic }) => from === 'server/services.ts' && !typeOnly && !dynamic,
    );
    expect(fixed).toEqual([]);
  });

  test.each([
    ['nanostores', /^(?:stores\/|islands\/ui\/use-store\.ts)/],
    ['@nanostores/react', /^islands\/ui\/use-store\.ts/],
    ['@supabase/', /^(?:backend\/|stores\/environment\.ts|server\/|host\/gate\/visitor-name\.ts)/],
  ])('%s is imported only in its place', (name, allowed) => {
    const users = files.filter(
      (file) => importsOf(file).some((entry) => entry.name.startsWith(name)) && !allowed.test(file),
    );
    expect(users).toEqual([]);
  });
});

describe('stores', () => {
  /**
   * Exported stores that others could write: created in the export, or exported by name without a read-only
   * view.
   */
  const writable = (source: string) => [
    ...[...source.matchAll(/export (?:const|let) (\$?\w+)[^=;]*= (?:atom|map|deepMap)\b/g)].map(
      ([, name]) => name,
    ),
    ...[...source.matchAll(/export (?:const|let) (\$\w+)[^=;]*= (?!readable\(|computed\()/g)].map(
      ([, name]) => name,
    ),
    ...[...source.matchAll(/export \{[^}]*?(\$\w+)[^}]*\}/g)].map(([, name]) => name),
  ];

  test('are changed only by their own module and exported read-only', () => {
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
  ])('a writable exported atom is reported: %s', (source) => {
    expect(writable(source)).not.toEqual([]);
  });
});

describe('the layout of files', () => {
  test('has no folders for miscellaneous files', () => {
    expect(files.filter((file) => /(?:^|\/)(?:lib|utils|helpers|misc|common)(?:\/|\.)/.test(file))).toEqual(
      [],
    );
  });

  test('has no barrel files', () => {
    expect(files.filter((file) => /^export \*/m.test(text.get(file) ?? ''))).toEqual([]);
  });

  test('has at most thirty files in a folder: each feature has its own', () => {
    const counts = new Map<string, number>();
    for (const entry of readdirSync(ROOT, { recursive: true, withFileTypes: true })) {
      const folder = path.relative(ROOT, entry.parentPath).split(path.sep).join('/');
      if (entry.isFile() && !/^paraglide|(?:^|\/)data$/.test(folder))
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.get('domain')).toBeGreaterThan(0);
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });

  test('has short pages, components and modules', () => {
    const limit = (file: string) => {
      if (file.startsWith('pages/') && file.endsWith('.astro')) return 60;
      if (file === 'core/islands/session-client.ts') return 60;
      if (file.endsWith('-words.ts') || file === 'core/pages.ts') return 250;
      return /\.(?:tsx|astro)$/.test(file) ? 150 : 220;
    };
    const long = files
      .filter((file) => file !== 'core/backend/database.types.ts')
      .map((file) => ({ file, lines: (text.get(file) ?? '').split('\n').length }))
      .filter(({ file, lines }) => lines > limit(file))
      .map(({ file, lines }) => `${file}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  test('has comments that cite existing headings of the repository and public sources', () => {
    const headings: string[] = readFileSync('docs/behaviour.md', 'utf8').match(/^## .+$/gm) ?? [];
    const wrong = files.flatMap((file) => {
      const cited = [...(text.get(file) ?? '').matchAll(/docs\/behaviour\.md, ([A-Z][\w ]+)\)/g)];
      const missing = cited.filter(([, heading]) => !headings.includes(`## ${heading}`));
      const outside = /\b(?:spec|design) points?\b|\bthe spec(?:ification)?\b/i.test(text.get(file) ?? '');
      return missing.length > 0 || outside ? [file] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('has unescaped markup in three places only', () => {
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
