import { currentLanguage } from './current.ts';

/** A name within a message. Right-to-left text isolates it, so that its direction does not reorder the text. */
export const isolated = (name: string): string => (currentLanguage() === 'ar' ? `\u2068${name}\u2069` : name);
