import { memoryIn } from '../../core/memory-in.ts';

const KEY = 'marquee-region';
const memory = memoryIn(() => localStorage);

const REGION = /^[A-Z]{2}$/;
const region = (value: unknown) => (typeof value === 'string' && REGION.test(value) ? value : null);

/** Remembers the region (ISO 3166-1) chosen in this browser; null forgets it. */
export function rememberRegion(code: string | null): void {
  if (region(code)) memory.keep(KEY, code);
  else memory.forget(KEY);
}

/**
 * The region chosen in this browser, else that of its first language ("de-AT" is Austria, "de" Germany); null
 * if neither names one.
 */
export function readerRegion(): string | null {
  const { language } = navigator;
  return (
    region(memory.recall(KEY)) ?? (language ? region(new Intl.Locale(language).maximize().region) : null)
  );
}
