import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import type { State } from './doctor/finding.ts';

const MARKS: Record<State, string> = { ok: 'ok', note: 'note', warning: 'look', broken: 'MEND', unseen: '?' };

try {
  process.loadEnvFile('.env');
} catch {
  // There is no .env file: the environment is the configuration.
}

const { values } = parseArgs({ options: { json: { type: 'boolean' } }, strict: false });
const findings = await examine(process.env);
const broken = findings.filter(({ state }) => state === 'broken').length;
if (values.json) {
  process.stdout.write(`${JSON.stringify({ ok: broken === 0, findings }, null, 2)}\n`);
} else {
  for (const { name, state, says, cure } of findings) {
    process.stdout.write(`  ${MARKS[state].padEnd(5)} ${name.padEnd(20)} ${says}\n`);
    if (cure) process.stdout.write(`${' '.repeat(29)}→ ${cure}\n`);
  }
  const end = broken === 0 ? 'Nothing must be mended.' : `${broken} must be mended.`;
  process.stdout.write(`${end}\n`);
}
process.exitCode = broken === 0 ? 0 : 1;
