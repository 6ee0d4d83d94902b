import { z } from 'zod';

// Types of environment variables (config.ts). An error message follows the variable's name.

/** Any trimmed text; blank means unset. */
export const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** An absolute URL with one of the protocols (`https:`). */
export const url = (...protocols: string[]) =>
  text.refine(
    (value) => {
      if (value === undefined) return true;
      return URL.canParse(value) && protocols.includes(new URL(value).protocol);
    },
    { error: `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}` },
  );

/** An HTTP URL without a trailing slash. */
export const http = url('http:', 'https:').transform((value) => value?.replace(/\/+$/, ''));

export const oneOf = (...words: string[]) =>
  text.refine((v) => !v || words.includes(v), {
    error: words.length === 2 ? `must be ${words.join(' or ')}` : `must be one of ${words.join(', ')}`,
  });

/** A whole number from 1 to `most`. */
export const numberTo = (most: number, what = 'whole number') =>
  text.refine((v) => !v || (/^[1-9]\d*$/.test(v) && Number(v) <= most), {
    error: `must be a ${what} from 1 to ${most}`,
  });
