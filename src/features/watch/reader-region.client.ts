import { memoryIn } from '../../core/memory-in.ts';

const KEY = 'marquee-region';
const memory = memoryIn(() => localStorage);

const REGION = /^[A-Z]{2}$/;
const region = (value: unknown) => (typeof value === 'string' && REGION.test(value) ? value : null);

/** Keeps a region (ISO 3166-1) as the one this browser's reader chose; null forgets it. */
export function rememberRegion(code: string | null): void {
  if (region(code)) memory.keep(KEY, code);
  else memory.forget(KEY);
}

/**
 * The region this browser's reader is shown: the one they chose here, else where their first language is at home
 * ("de-AT" is Austria, "de" Germany); null where neither says.
 */
export function readerRegion(): string | null {
  const { language } = navigator;
  return (
    region(memory.recall(KEY)) ?? (language ? region(new Intl.Locale(language).maximize().region) : null)
  );
}
