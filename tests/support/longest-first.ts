import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, longest first: one started last would run alone on one core. */
const LONG = [
  'packages/embedded/tests/database/durability',
  'packages/embedded/tests/database/backup',
  'packages/embedded/tests/database/move',
  'tests/database/engine-commands',
  'packages/embedded/tests/database/running-backup',
  'packages/embedded/tests/database/directory',
  'tests/database/series-progress',
  'tests/database/imports',
  'packages/embedded/tests/database/watchdog',
  'packages/embedded/tests/database/choice',
  'packages/embedded/tests/database/private-files',
  'packages/embedded/tests/database/own-server',
  'tests/contract/isolation',
  'packages/embedded/tests/rest/cost',
  'tests/contract/fuzz',
  'tests/contract/api-changes',
  'tests/contract/api',
  'tests/contract/notice-letters',
  'tests/contract/doctor',
  'tests/contract/export',
  'tests/contract/hosted-faults',
  'tests/contract/shared-backend',
  'packages/embedded/tests/storage/files',
  'packages/embedded/tests/auth/engines',
  'tests/contract/backend-failures',
  'tests/contract/export-round-trip',
  'tests/unit/features/share/people-cards.server',
  'tests/unit/features/marks/lists.store',
  'tests/unit/features/diary/diary.store',
  'tests/unit/features/share/share-card.api.server',
  'tests/unit/features/ai/ai-search.api.server',
  'tests/unit/features/import/bringing',
];

const lost = LONG.filter((name) => !['ts', 'tsx'].some((end) => existsSync(`${name}.test.${end}`)));
if (lost.length > 0) throw new Error(`No test lies at ${lost.join(', ')}.`);

/** Runs the slowest files first, the rest in Vitest's order: by size when the duration is unknown. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
