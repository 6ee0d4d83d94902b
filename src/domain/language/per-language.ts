import { currentLocale } from './current.ts';

/**
 * What speaks the language of the moment, such as a formatter: one is made for a language when it is first wanted, since
 * making one costs more than a hundred uses of it, in time and in memory.
 */
export function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made: Record<string, Made> = {};
  return () => (made[currentLocale()] ??= make(currentLocale()));
}
