import { memoryIn } from '../domain/memory-in.ts';
import { currentEnvironment } from './environment.ts';

/** What lasts in this browser. */
export const browserMemory = memoryIn(() => currentEnvironment().storage);

/** What lasts as long as the tab, reloads included. */
export const tabMemory = memoryIn(() => currentEnvironment().tabStorage);

/** Where a tab keeps the answer to a search with AI, and what is being typed for one. */
export const KEPT_ANSWER = 'marquee-ai-answer';
export const KEPT_DRAFT = 'marquee-ai-draft';
