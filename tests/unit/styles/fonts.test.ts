import { fromFile } from '@capsizecss/unpack/fs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const STYLES = 'src/styles';
const css = ['base', 'fonts'].map((name) => readFileSync(`${STYLES}/${name}.css`, 'utf8')).join('\n');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face);
const familyOf = (face: string) => /font-family: '([^']+)'/.exec(face)?.[1] ?? '';
const percentOf = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1] ?? 100) / 100;

describe.each([
  ['Text', 'Inter Variable', ['Arial', 'Arial Bold', 'Liberation Sans', 'Roboto', 'Roboto Bold']],
  ['Display', 'Bricolage Grotesque Variable', ['Arial Bold', 'Liberation Sans Bold']],
])('the fallback of the %s font', (name, family, devices) => {
  const standIns = faces.filter((face) => familyOf(face).startsWith(`${name} Fallback`));

  test('is a font of common devices', () => {
    for (const device of devices) {
      expect(standIns.join('\n')).toContain(`local('${device}')`);
    }
  });

  test('has its height above and below the baseline, so that no line moves on loading', async () => {
    const real = faces.find((face) => familyOf(face) === family) ?? '';
    const file = /url\('([^']+)'\)/.exec(real)?.[1] ?? '';
    const { ascent, descent, unitsPerEm } = await fromFile(path.join(STYLES, file));
    for (const face of standIns) {
      const stretch = percentOf(face, 'size-adjust');
      expect(stretch * percentOf(face, 'ascent-override')).toBeCloseTo(ascent / unitsPerEm, 2);
      expect(stretch * percentOf(face, 'descent-override')).toBeCloseTo(-descent / unitsPerEm, 2);
    }
  });
});

test('Limits our fonts to 45 kB together', () => {
  const folder = `${STYLES}/fonts`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(files).toHaveLength(2);
  const bytes = files.map((file) => statSync(path.join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
});
