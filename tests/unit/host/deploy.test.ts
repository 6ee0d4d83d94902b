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

/** What Compose makes of a value, where the operator has set what must be. */
const filled = (text: string) =>
  String(text).replace(/\$\{(\w+)(?::?([-?])([^}]*))?\}/g, (_, name: string, sign: string, rest: string) =>
    sign === '-' ? rest : `given-${name.toLowerCase()}`,
  );
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
  test('is given nothing but what the program knows, and keeps its data on the volume', () => {
    const { NODE_ENV, ...settings } = imageEnvironment;
    expect(NODE_ENV).toBe('production');
    expect(Object.keys(settings).filter((name) => !KNOWN.has(name))).toEqual([]);
    const { dataDir, port, host } = readConfig(settings);
    expect(host).toBe('0.0.0.0');
    expect(image).toContain(`VOLUME ${dataDir}\n`);
    expect(image).toContain(`EXPOSE ${port}\n`);
  });

  test('is made of folders that are there, and asks after its health by a program of the build', () => {
    const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path]) => path ?? '');
    expect(copied).toContain('dist');
    expect(copied.filter((path) => path !== 'dist' && !existsSync(path))).toEqual([]);
    const programs = [...dockerfile.matchAll(/"dist\/host\/(\w+)\.js"/g)].map(([, name]) => name);
    expect(programs).toEqual(['healthy', 'start']);
    for (const name of programs) expect(read('src/host/build-host.ts')).toContain(`src/host/${name}.ts`);
  });
});

describe.each(files)('deploy/%s', (file) => {
  const { services, volumes, networks = {} } = compose(file);
  const marquee = services['marquee'] ?? {};

  test('builds this checkout and gives it settings with which it starts', () => {
    expect(marquee.build).toBe('..');
    const environment = environmentOf(marquee);
    expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([]);
    expect(() => readConfig({ ...imageEnvironment, ...environment })).not.toThrow();
  });

  test('mounts the volume where the data lies, and no volume or network that is not named', () => {
    expect(marquee.volumes).toContain(`data:${imageEnvironment['DATA_DIR']}`);
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    const named = mounted.map((mount) => mount.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
    const joined = Object.values(services).flatMap((service) => service.networks ?? []);
    expect([...new Set(joined)].toSorted()).toEqual(Object.keys(networks).toSorted());
  });

  test('runs it on a root that cannot be written, and waits for nobody who does not exist', () => {
    expect(marquee.read_only).toBe(true);
    for (const { depends_on = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services).toHaveProperty(name);
        // Ours says so in the image.
        if (condition === 'service_healthy' && name !== 'marquee')
          expect(services[name]?.healthcheck).toBeDefined();
      }
    }
  });
});

test('a household needs one service, one volume and one port', () => {
  const { services, volumes } = compose('household.yaml');
  expect(Object.keys(services)).toEqual(['marquee']);
  expect(Object.keys(volumes)).toEqual(['data']);
  expect(services['marquee']?.ports).toEqual([`${imageEnvironment['PORT']}:${imageEnvironment['PORT']}`]);
  const { SITE_URL } = environmentOf(services['marquee'] ?? {});
  expect(readConfig({ SITE_URL }).siteUrl).toBe('http://localhost:4321');
});
