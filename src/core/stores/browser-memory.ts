import { memoryIn } from '../memory-in.ts';
import { currentEnvironment } from './environment.ts';

/** Persists in this browser (local storage). */
export const browserMemory = memoryIn(() => currentEnvironment().storage);

/** Persists for the tab, reloads included (session storage). */
export const tabMemory = memoryIn(() => currentEnvironment().tabStorage);

/** Keys for a tab's AI search: the answer and the draft. */
export const KEPT_ANSWER = 'marquee-ai-answer';
export const KEPT_DRAFT = 'marquee-ai-draft';
