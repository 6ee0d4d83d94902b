import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve('src');

/** What loaders and endpoints are given of the server. */
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

/** Which folders a folder may import from, besides itself (docs/architecture.md, "Layers"). */
const ALLOWED: Record<string, string[]> = {
  pages: ['layouts', 'components', 'islands', 'server/loaders', 'domain'],
  layouts: ['components', 'islands', 'domain', 'styles'],
  components: ['islands', 'domain', 'styles'],
  'islands/shared': ['domain'],
  'islands/ui': ['stores', 'domain'],
  islands: ['islands/shared', 'islands/ui', 'stores', 'domain', 'styles'],
  stores: ['backend', 'domain'],
  'server/loaders': ['catalogue', 'backend', 'ai', 'domain', ...SEAMS],
  'server/api': [
    'server/loaders',
    'server/jobs',
    'contract',
    'catalogue',
    'backend',
    'ai',
    'domain',
    ...SEAMS,
  ],
  'server/cli': ['server', 'contract', 'backend', 'domain'],
  server: ['catalogue', 'backend', 'ai', 'contract', 'domain', 'styles'],
  host: ['contract', 'domain'],
  contract: ['domain'],
  catalogue: ['domain'],
  backend: ['domain'],
  ai: ['domain'],
  domain: [],
  styles: [],
};

const FOLDERS = Object.keys(ALLOWED).sort((a, b) => b.length - a.length);

/** Single files with rules of their own: Astro wants them where they are. */
const SINGLE: Record<string, string[]> = {
  'middleware.ts': ['server/services.ts', 'domain'],
  'env.d.ts': ['domain'],
};

/** Endpoints are pages of the server. */
const ENDPOINT = /^pages\/.*\.ts$/;
const ENDPOINT_ALLOWED = ['server/api', 'server/loaders', 'domain'];

/** Types of loaders describe what a component is given; they leave nothing in the bundle. */
const TYPE_ONLY: [string, string][] = [
  ['components', 'server/loaders'],
  ['layouts', 'server/loaders'],
];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Paraglide compiles the messages there. Who may import them, and who tells it the language. */
const PARAGLIDE: Record<string, RegExp> = {
  'paraglide/messages.js': /^(?!catalogue\/|styles\/)/,
  'paraglide/runtime.js': /^domain\/language\/current\.ts$/,
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

function folderOf(file: string): string | undefined {
  return FOLDERS.find((folder) => file.startsWith(`${folder}/`));
}

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

/** Whether an import breaks the rules; a file in a folder without rules may import nothing. */
function violates({ from, to, typeOnly }: Import): boolean {
  const source = folderOf(from);
  const allowed = allowedFor(from) ?? [];
  const target = folderOf(to) ?? to;
  if (to.startsWith('paraglide/')) return !PARAGLIDE[to]?.test(from);
  if ((target === source && !ENDPOINT.test(from)) || allowed.includes(to)) return false;
  if (allowed.some((folder) => target === folder || to.startsWith(`${folder}/`))) return false;
  return !(typeOnly && TYPE_ONLY.some(([a, b]) => source === a && target === b));
}

const named = (imports: Import[]) => imports.filter(violates).map(({ from, to }) => `${from} → ${to}`);

describe('imports between folders', () => {
  test.each(Object.keys(ALLOWED))('%s imports nothing but itself and what its rule names', (folder) => {
    expect(named(internal.filter(({ from }) => folderOf(from) === folder))).toEqual([]);
  });

  test('single files import nothing but what their rules name', () => {
    expect(named(internal.filter(({ from }) => from in SINGLE))).toEqual([]);
  });

  test('every file of src lies in a folder with a rule, so that a new folder begins with one', () => {
    expect(files.filter((file) => !allowedFor(file))).toEqual([]);
  });

  test.each([
    ['host/host.ts', 'server/services.ts'],
    ['host/main.ts', 'server/loaders/home/root.ts'],
    ['contract/lifecycle.ts', 'server/services.ts'],
    ['stores/lists/edits.ts', 'server/session.ts'],
    ['components/home/Home.astro', 'stores/lists/edits.ts'],
    ['pages/index.astro', 'server/services.ts'],
    ['pages/api/ai/search.ts', 'server/services.ts'],
    ['catalogue/client.ts', 'backend/client.ts'],
    ['newcomer/file.ts', 'domain/title.ts'],
    ['catalogue/client.ts', 'paraglide/messages.js'],
    ['islands/auth/SignInButton.tsx', 'paraglide/messages/de.js'],
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
      ['src/ai.ts', '../../../src/domain/title.ts'],
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
      (file) => file.startsWith('server/') && /\bverifiedAccount\b/.test(text.get(file) ?? ''),
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
    ['nanostores', /^(?:stores\/|islands\/ui\/use-store\.ts)/],
    ['@nanostores/react', /^islands\/ui\/use-store\.ts/],
    ['@supabase/', /^(?:backend\/|stores\/environment\.ts|server\/|host\/gate\/visitor-name\.ts)/],
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
      .filter((file) => file.startsWith('stores/'))
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

  test('no folder holds more than thirty files: what belongs to one feature lies in its folder', () => {
    const counts = new Map<string, number>();
    for (const entry of readdirSync(ROOT, { recursive: true, withFileTypes: true })) {
      const folder = path.relative(ROOT, entry.parentPath).split(path.sep).join('/');
      if (entry.isFile() && !/^paraglide|(?:^|\/)data$/.test(folder))
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.get('domain')).toBeGreaterThan(0);
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });

  test('pages stay short, components and modules readable in one go', () => {
    const limit = (file: string) => {
      if (file.startsWith('pages/') && file.endsWith('.astro')) return 60;
      if (file === 'islands/session-client.ts') return 60;
      if (file.endsWith('-words.ts')) return 250;
      return /\.(?:tsx|astro)$/.test(file) ? 150 : 220;
    };
    const long = files
      .filter((file) => file !== 'backend/database.types.ts')
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
      'components/shell/JsonLd.astro',
      'layouts/Layout.astro',
      'layouts/OfflinePage.astro',
    ]);
  });
});
