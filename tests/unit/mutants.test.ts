import { expect, test } from 'vitest';
import { mutantsOf } from '../mutate/mutants.ts';

const changed = (source: string) =>
  mutantsOf(source, 'a.ts').map(({ start, end, by }) => source.slice(0, start) + by + source.slice(end));

test.each([
  ['a bound', 'const a = b <= c;', ['const a = b < c;', 'const a = b > c;']],
  ['an equality', 'const a = b === c;', ['const a = b !== c;']],
  ['what is put together', 'const a = b && c;', ['const a = b || c;']],
  ['what a type is asserted of', 'const a = (b + c) as D;', ['const a = (b - c) as D;']],
  ['a sum', 'const a = b + c;', ['const a = b - c;']],
  ['a truth', 'const a = true;', ['const a = false;']],
  ['a refusal', 'const a = !b;', ['const a = b;']],
  ['a condition', 'const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
  ['a method', 'const a = b.some(c);', ['const a = b.every(c);']],
  ['a method that can be left out', 'const a = b.filter(c);', ['const a = b;']],
  ['what a function does', 'const a = () => { b(); };', ['const a = () => {};']],
])('%s is changed', (_, source, expected) => {
  expect(changed(source)).toEqual(expected);
});

test.each([
  ['types', "type A = B extends 'c' ? true : false;"],
  ['imports', "import { a } from 'b';"],
  ['the bound of a loop, which would not end', 'for (let a = 0; a < b; a += 1) c(a);'],
  ['words', "const a = 'b';"],
])('%s stay as they are', (_, source) => {
  expect(changed(source)).toEqual([]);
});
