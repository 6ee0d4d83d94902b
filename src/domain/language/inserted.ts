import { currentLanguage } from './current.ts';

/** A name within a sentence. Text that runs from the right isolates it, so that its own direction moves nothing else. */
export const isolated = (name: string): string => (currentLanguage() === 'ar' ? `\u2068${name}\u2069` : name);
