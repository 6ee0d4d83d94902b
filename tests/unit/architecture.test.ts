import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve('src');

/** Which folders a folder may import from, besides itself (README, "Map"). */
const ALLOWED: Record<string, string[]> = {
  pages: ['layouts', 'components', 'islands', 'server/loaders', 'domain'],
  layouts: ['components', 'islands', 'domain', 'styles'],
  components: ['islands', 'domain', 'styles'],
  'islands/shared': ['domain'],
  'islands/ui': ['stores', 'domain'],
  islands: ['islands/shared', 'islands/ui', 'stores', 'domain', 'styles'],
  stores: ['backend', 'domain'],
  'server/loaders': ['catalogue', 'backend', 'ai', 'domain', 'server/services.ts', 'server/session.ts'],
  'server/cli': ['server', 'embedded', 'backend', 'domain'],
  server: ['catalogue', 'backend', 'ai', 'domain'],
  catalogue: ['domain'],
  backend: ['domain'],
  ai: ['domain'],
  domain: [],
  embedded: [],
  styles: [],
};

const FOLDERS = Object.keys(ALLOWED).sort((a, b) => b.length - a.length);

/** Endpoints and the middleware are pages of the server: they may reach the services themselves. */
const SERVER_ENTRIES = /^(?:pages\/.*\.ts|middleware\.ts)$/;

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

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file))
  .map((file) => file.split(path.sep).join('/'));

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

function violates({ from, to, typeOnly }: Import): boolean {
  const source = folderOf(from);
  if (!source || SERVER_ENTRIES.test(from)) return false;
  const allowed = ALLOWED[source] ?? [];
  if (from === 'server/services.ts' && folderOf(to) === 'embedded') return false;
  const target = folderOf(to) ?? to;
  if (target === source || allowed.includes(to)) return false;
  if (allowed.some((folder) => target === folder || target.startsWith(`${folder}/`))) return false;
  return !(typeOnly && TYPE_ONLY.some(([a, b]) => source === a && target === b));
}

describe('imports between folders', () => {
  test.each(Object.entries(ALLOWED))('%s imports nothing but itself and [%s]', (folder) => {
    const broken = internal.filter((entry) => folderOf(entry.from) === folder && violates(entry));
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('only server/services.ts and the command-line tools know the embedded services', () => {
    const knowing = internal
      .filter(({ from, to }) => folderOf(to) === 'embedded' && folderOf(from) !== 'embedded')
      .map(({ from }) => from)
      .filter((from) => from !== 'server/services.ts' && !from.startsWith('server/cli/'));
    expect(knowing).toEqual([]);
  });

  test('server/services.ts loads the embedded services only when they are needed', () => {
    const fixed = importsOf('server/services.ts').filter(
      ({ name, typeOnly, dynamic }) => name.includes('/embedded/') && !typeOnly && !dynamic,
    );
    expect(fixed).toEqual([]);
  });

  test.each([
    ['nanostores', /^(?:stores\/|islands\/ui\/use-store\.ts)/],
    ['@nanostores/react', /^islands\/ui\/use-store\.ts/],
    ['@supabase/', /^(?:backend\/|stores\/environment\.ts|server\/)/],
  ])('%s is imported only where it belongs', (name, allowed) => {
    const users = files.filter(
      (file) => importsOf(file).some((entry) => entry.name.startsWith(name)) && !allowed.test(file),
    );
    expect(users).toEqual([]);
  });
});

describe('the layout of files', () => {
  test('there is no drawer for odds and ends', () => {
    expect(files.filter((file) => /(?:^|\/)(?:lib|utils|helpers|misc|common)(?:\/|\.)/.test(file))).toEqual(
      [],
    );
  });

  test('there are no barrels', () => {
    expect(files.filter((file) => /export \*/.test(text.get(file) ?? ''))).toEqual([]);
  });

  test('pages stay short, components and modules readable in one go', () => {
    const limit = (file: string) => {
      if (file.startsWith('pages/') && file.endsWith('.astro')) return 90;
      return /\.(?:tsx|astro)$/.test(file) ? 150 : 220;
    };
    const exempt = (file: string) => file === 'backend/database.types.ts';
    const long = files
      .filter((file) => !exempt(file) && (text.get(file) ?? '').split('\n').length > limit(file))
      .map((file) => `${file}: ${(text.get(file) ?? '').split('\n').length} lines`);
    expect(long).toEqual([]);
  });

  test('unescaped markup is written in one place only', () => {
    const users = files.filter((file) =>
      /set:html|define:vars|dangerouslySetInnerHTML/.test(text.get(file) ?? ''),
    );
    expect(users).toEqual(['components/shell/JsonLd.astro']);
  });

  // Tailwind's plug-in goes on with the configuration of the file before, whichever that was.
  test('every style sheet names its configuration', () => {
    const folder = path.join(ROOT, 'styles');
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
    const nameless = sheets.filter(
      (file) => !readFileSync(path.join(folder, file), 'utf8').includes('@config'),
    );
    expect(nameless).toEqual([]);
  });
});
