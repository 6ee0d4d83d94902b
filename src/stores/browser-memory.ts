import { memoryIn } from '../domain/memory-in.ts';
import { currentEnvironment } from './environment.ts';

/** What lasts in this browser. */
export const browserMemory = memoryIn(() => currentEnvironment().storage);

/** What lasts as long as the tab, reloads included. */
export const tabMemory = memoryIn(() => currentEnvironment().tabStorage);
