import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { instrument, testsOf, writePlan } from './plan.ts';
import { stillKnown } from './results.ts';

// Started by run.ts, once a folder. Sources of it come with their mutants in them; all tests run in one process, driven by
// worker.ts, which is loaded once.
const root = join(import.meta.dirname, '../..');
const folder = process.env['MUTATE_FOLDER'] ?? '';
const tests = testsOf(folder);
const { mutants, code } = await instrument(folder);
const known = new Map([...code.keys()].map((file) => [file, stillKnown(file, tests)]));
writePlan(
  folder,
  tests,
  mutants.filter(({ file, key }) => !known.get(file)?.has(key)),
);

/** A database takes a second to start: one serves all files, whatever is loaded again, and so its people need other names. */
const KEPT: Record<string, (code: string) => string> = {
  '/support/backend/backend-server.ts': (
    code,
  ) => `${code.replace('function startBackend', 'function startAfresh')}
    const kept = (globalThis.keptBackends ??= new Map());
    export async function startBackend(options = {}) {
      if (options.database || options.deliver) return startAfresh(options);
      const key = JSON.stringify(options);
      if (!kept.has(key)) kept.set(key, await startAfresh(options));
      return { ...kept.get(key), close: async () => undefined };
    }`,
  // Whoever signs up is six calls and a mail, of which the tests of stores say nothing.
  '/support/database/people.ts': (code) => `
    import { confirmEmail, insertUser } from '../../../src/embedded/backend/auth/accounts/users.ts';
    import { systemRandom } from '../../../src/embedded/backend/auth/accounts/random.ts';
    import { createPasswords } from '../../../src/embedded/backend/auth/accounts/passwords.ts';
    ${code
      .replace('count += 1', 'count = globalThis.peopleMade = (globalThis.peopleMade ?? 0) + 1')
      .replace('function createPerson', 'function signUpPerson')}
    export async function createPerson(server, email = newAddress(), metadata = { full_name: 'Ada Example' }) {
      const encryptedPassword = await (globalThis.passwordHash ??= createPasswords(4).hash(PASSWORD));
      const now = server.now();
      const user = await server.database.transaction(async (tx) => {
        const made = await insertUser(tx, { email, encryptedPassword, metadata }, systemRandom, now);
        return confirmEmail(tx, made, { encryptedPassword, metadata, now });
      });
      return { email, id: user.id };
    }`,
};
const kept = (id: string) => Object.entries(KEPT).find(([end]) => id.endsWith(end))?.[1];

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (text, id) => kept(id)?.(text) ?? code.get(id.slice(root.length + 1)),
    },
  ],
  test: {
    include: ['tests/mutate/begin.ts'],
    runner: join(import.meta.dirname, 'worker.ts'),
    // Which answers in two thirds of the time the engine in this process takes.
    globalSetup: folder.startsWith('src/stores') ? ['tests/support/database/shared-postgres.ts'] : [],
    setupFiles: ['tests/support/setup.ts'],
    // Zones of time can only be changed in a process.
    pool: 'forks',
    isolate: false,
    // Which file has mutants in it differs from folder to folder.
    fsModuleCache: false,
    maxWorkers: 1,
    onConsoleLog: () => false,
    // Whoever waits for what a mutant keeps from coming need not wait long.
    testTimeout: 5000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 1500 } },
  },
});
