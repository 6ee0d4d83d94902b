import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first: one that began last would run alone while every other core rests. */
const LONG = [
  'database/engine-durability',
  'database/early-directories',
  'database/engine-backup',
  'database/engine-move',
  'database/engine-commands',
  'database/running-backup',
  'database/engine-directory',
  'database/series-progress',
  'database/imports',
  'database/engine-watchdog',
  'database/engine-choice',
  'database/engine-private-files',
  'database/engine-own-server',
  'contract/isolation',
  'contract/rest-cost',
  'contract/fuzz',
  'contract/api-changes',
  'contract/api',
  'contract/notice-letters',
  'contract/doctor',
  'contract/export',
  'contract/hosted-faults',
  'contract/shared-backend',
  'contract/storage-files',
  'contract/auth-engines',
  'contract/backend-failures',
  'contract/export-round-trip',
  'unit/server/loaders/share/people-cards',
  'unit/stores/lists/lists',
  'unit/stores/diary/diary',
  'unit/words-at-load',
  'unit/server/api/share/share-card',
  'unit/server/api/ai/ai-search',
  'unit/islands/import/bringing',
];

const lost = LONG.filter((name) => !['ts', 'tsx'].some((end) => existsSync(`tests/${name}.test.${end}`)));
if (lost.length > 0) throw new Error(`No test lies at ${lost.join(', ')}.`);

/** What is known to take long begins first, the rest as Vitest has it: by size, where nothing is known of it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
