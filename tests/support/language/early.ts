import { WORDS } from '../../../src/domain/messages.ts';

/** Read too early, for a test. */
export const EARLY = WORDS.again;
