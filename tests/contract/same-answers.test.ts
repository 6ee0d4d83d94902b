import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startBackend, startEmbedded } from '../support/backend/backend-server.ts';
import { ANSWERS } from '../support/hosted/answers.ts';
import { answersTable } from '../support/hosted/answers-table.ts';
import { PROJECT } from '../support/hosted/project.ts';
import { Asker } from '../support/hosted/requests.ts';

// What the product relies on, asked of our stand-in, and by `npm run test:hosted` of a project as well.
const standIn = new Asker(await startEmbedded());
const project = PROJECT && new Asker(await startBackend());
afterAll(async () => {
  await standIn.server.close();
  await project?.server.close();
});

describe.each(ANSWERS)('$what', ({ ask, answer, differs }) => {
  test(differs ? `is answered otherwise by our stand-in: ${differs.because}` : 'is answered', async () => {
    expect(await ask(standIn)).toEqual(differs?.standIn ?? answer);
  });
  if (project)
    test('has the same answer from the project', async () => expect(await ask(project)).toEqual(answer));
});

test('Lists refusals and differences in the README of the embedded backend (vitest -u writes it)', async () => {
  const file = join(import.meta.dirname, '../../packages/embedded/README.md');
  const readme = await readFile(file, 'utf8');
  const [before = '', after = ''] = readme.split(/(?<=<!-- answers -->\n)[^]*(?=<!-- \/answers -->)/);
  await expect(`${before}\n${answersTable()}\n\n${after}`).toMatchFileSnapshot(file);
});
