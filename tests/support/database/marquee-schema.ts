import type { TestSchema } from '../../../packages/embedded/tests/support/test-schema.ts';
import { MIGRATIONS } from '../../../src/server/migrations.ts';

/** Marquee's schema for test databases. */
export const MARQUEE: TestSchema = { name: 'marquee', migrations: MIGRATIONS };
