import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SheetName } from '../../../src/styles/sheet-names.ts';
import { drawingFiles } from '../../../src/styles/drawing-files.ts';
import { candidates, sheetOf, SHEETS } from '../../../src/styles/sheets.ts';
import { compileSheet, orderOf, type CompiledSheet } from '../../support/styles/compiled-sheets.ts';

const NAMES = Object.keys(SHEETS) as SheetName[];
const files = drawingFiles();
const source = new Map(files.map((file) => [file, readFileSync(`src/${file}`, 'utf8')]));
const textOf = (file: string) => source.get(file) ?? '';

/** The sheets that are on the page when a file is drawn, its own last. */
function sheetsFor(file: string): SheetName[] {
  const own = sheetOf(file);
  return own ? [...SHEETS[own].after, own] : [];
}

let sheets: Record<SheetName, CompiledSheet>;
let order: Map<string, number>;
beforeAll(async () => {
  const compiled = await Promise.all(NAMES.map(async (name) => [name, await compileSheet(name)] as const));
  sheets = Object.fromEntries(compiled) as Record<SheetName, CompiledSheet>;
  order = await orderOf(compiled.flatMap(([, { utilities }]) => [...utilities.keys()]));
});

const QUOTED = /"([^"]*)"|'([^'\n]*)'/g;
const quoted = (text: string) => [...text.matchAll(QUOTED)].map(([, a, b]) => a ?? b ?? '');

/** Class names that can stand on one element together: those of a string, and of a template with each choice. */
function together(text: string): string[][] {
  const templates = [...text.matchAll(/`([^`]*)`/g)].flatMap(([, template = '']) => {
    const choices = quoted([...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => code).join(' '));
    const fixed = template.replace(/\$\{[^}]*\}/g, ' ');
    return choices.length > 0 ? choices.map((choice) => `${fixed} ${choice}`) : [fixed];
  });
  return [...quoted(text), ...templates].map(candidates);
}

/** The class names that an element is given in so many words, beside others or alone. */
const written = (text: string) =>
  [...text.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, names, template = '']) =>
    (names ?? template.replace(/\S*\$\{[^}]*\}\S*/g, ' ')).split(/\s+/),
  );

const MARKER = /^group(?:\/|$)/;

/** What a file of a page brings along: whatever it names below src, types and what is fetched on demand left out. */
function broughtBy(file: string): string[] {
  const text = readFileSync(`src/${file}`, 'utf8');
  return [...text.matchAll(/^(?:import|export)(?! type)[^;]*?'(\.[^'?]*)(?:\?\w+)?';/gms)].map(
    ([, to = '']) => path.join(path.dirname(file), to),
  );
}

/** The sheets that a file names itself. */
const askedForBy = (file: string) => {
  const brought = broughtBy(file);
  return NAMES.filter((name) => brought.includes(`styles/${name}.css`));
};

/** Everything that a page is drawn from, and the sheets it asks for. */
function drawnBy(page: string): { drawn: string[]; asked: Set<SheetName> } {
  const found = new Set([page]);
  for (const file of found) {
    if (/\.(?:astro|tsx?)$/.test(file)) for (const one of broughtBy(file)) found.add(one);
  }
  const asked = NAMES.filter((name) => found.has(`styles/${name}.css`));
  // The header's and those below the first screen stand in every page (FirstView.ts).
  return { drawn: files.filter((file) => found.has(file)), asked: new Set(['shell', 'late', ...asked]) };
}
const PAGES = files.filter(
  // The page without a network brings all it needs itself; a fragment has the styles of the page it comes to.
  (file) => /^pages\/(?!partials\/|offline\.astro)/.test(file),
);

describe('the list of style sheets', () => {
  test('every file that draws something has its classes in one of them', () => {
    expect(files.filter((file) => !sheetOf(file))).toEqual([]);
  });

  test('every entry decides about at least one file', () => {
    const idle = NAMES.flatMap((name) =>
      SHEETS[name].of.filter(
        (entry) =>
          !files.some((file) => (file === entry || file.startsWith(`${entry}/`)) && sheetOf(file) === name),
      ),
    );
    expect(idle).toEqual([]);
  });
});

describe('the style sheets', () => {
  test('each class of a component stands in exactly one sheet of the pages that show it', () => {
    const wrong = files.flatMap((file) =>
      [...new Set(candidates(textOf(file)))]
        .filter((name) => order.has(name))
        .map((name) => ({ name, in: sheetsFor(file).filter((sheet) => sheets[sheet].utilities.has(name)) }))
        .filter(({ in: holding }) => holding.length !== 1)
        .map(({ name, in: holding }) => `${file}: ${name} in ${holding.join(' and ') || 'none'}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no element asks for a class that its pages have no rule for', () => {
    const known = (file: string, name: string) =>
      MARKER.test(name) ||
      // In every page, for what opens when somebody acts: what is seen before is proven in a browser.
      sheets.late.parts.has(name) ||
      [...sheetsFor(file), ...askedForBy(file)].some(
        (sheet) => sheets[sheet].utilities.has(name) || sheets[sheet].parts.has(name),
      );
    const unknown = files.flatMap((file) =>
      written(textOf(file))
        .filter((name) => name !== '' && !known(file, name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every page has the styles of all it is drawn from', () => {
    const wrong = PAGES.flatMap((page) => {
      const { drawn, asked } = drawnBy(page);
      return drawn
        .filter((file) => !asked.has(sheetOf(file) ?? 'shell'))
        .map((file) => `${page} draws ${file} without ${sheetOf(file)}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each(NAMES)('%s names no part that nobody uses', (name) => {
    const about: SheetName[] = [...SHEETS[name].after, name];
    const using = files.filter((file) => sheetsFor(file).some((sheet) => about.includes(sheet)));
    const used = new Set(using.flatMap((file) => candidates(textOf(file))));
    expect([...sheets[name].parts].filter((part) => !used.has(part))).toEqual([]);
  });

  test.each(NAMES)('%s says start and end, so that a page in Arabic is mirrored', (name) => {
    expect(sheets[name].sided.filter((rule) => !rule.includes('--end: '))).toEqual([]);
  });

  test.each(NAMES)('%s leaves what wins to the layers, not to the order of the sheets', (name) => {
    expect(sheets[name].unlayered).toEqual([]);
    for (const [, { layer }] of sheets[name].utilities) expect(layer).toMatch(/^(?:plain|conditional)$/);
  });

  test('what the late sheet, which comes with all others, names alone no other names alone', () => {
    const wrong = NAMES.filter((name) => name !== 'late').flatMap((name) =>
      [...sheets[name].alone].filter((part) => sheets.late.alone.has(part)).map((part) => `${name}: ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no class of an earlier sheet should have the last word over one of a later sheet', () => {
    const wrong = files.flatMap((file) =>
      together(textOf(file)).flatMap((names) => {
        const placed = names.flatMap((name) => {
          const sheet = sheetsFor(file).find((one) => sheets[one].utilities.has(name));
          return sheet ? [{ name, sheet }] : [];
        });
        return placed.flatMap((first) =>
          placed
            .filter((last) => overruled(first, last))
            .map((last) => `${file}: ${first.name}, ${last.name}`),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['late', 'on-demand'] as const)(
    '%s comes later and turns round nothing that was there',
    (sheet) => {
      const late = sheets[sheet];
      const wrong = files
        .filter((file) => !sheetsFor(file).some((own) => own === sheet || SHEETS[own].after.includes(sheet)))
        .flatMap((file) =>
          together(textOf(file)).flatMap((names) =>
            names.flatMap((loser) =>
              names
                .filter((winner) => late.utilities.has(loser) && !late.utilities.has(winner))
                .filter((winner) => beats(file, winner, loser))
                .map((winner) => `${file}: ${loser} comes once more and beats ${winner}`),
            ),
          ),
        );
      expect(wrong).toEqual([]);
    },
  );
});

/** Whether both classes say something about the same, and the first has the last word in the file's own sheets. */
function beats(file: string, winner: string, loser: string): boolean {
  const utility = (name: string) =>
    sheetsFor(file)
      .map((sheet) => sheets[sheet].utilities.get(name))
      .find(Boolean);
  const a = utility(winner);
  const b = utility(loser);
  if (!a?.own || !b?.own || a.layer !== b.layer) return false;
  const wins = (order.get(winner) ?? 0) > (order.get(loser) ?? 0);
  return wins && a.properties.some((one) => b.properties.some((other) => touches(one, other)));
}

/** Whether a class should win over one that comes with a later sheet, and so wins itself. */
function overruled(first: { name: string; sheet: SheetName }, last: { name: string; sheet: SheetName }) {
  const a = sheets[first.sheet].utilities.get(first.name);
  const b = sheets[last.sheet].utilities.get(last.name);
  if (!a?.own || !b?.own || a.layer !== b.layer || !SHEETS[last.sheet].after.includes(first.sheet))
    return false;
  const wins = (order.get(first.name) ?? 0) > (order.get(last.name) ?? 0);
  return wins && a.properties.some((one) => b.properties.some((other) => touches(one, other)));
}

/** Longhands whose names do not begin with that of their shorthand. */
const SIDES: Record<string, RegExp> = {
  inset: /^(?:top|right|bottom|left)$/,
  gap: /^(?:row|column)-gap$/,
  'border-width': /^border-\w+-width$/,
  'border-color': /^border-\w+-color$/,
};

/** Begins with the name of a shorthand without being of it. */
const STANDS_ALONE = new Set(['overflow-wrap']);

function touches(one: string, other: string): boolean {
  const covers = (a: string, b: string) =>
    a === b || (b.startsWith(`${a}-`) && !STANDS_ALONE.has(b)) || (SIDES[a]?.test(b) ?? false);
  return covers(one, other) || covers(other, one);
}
