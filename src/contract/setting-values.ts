import { z } from 'zod';

// What a variable of the environment may hold (config.ts); the words of a refusal follow its name.

/** Anything, without the blanks around it; what is blank is not set. */
export const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** An absolute address of one of some kinds (`https:`). */
export const url = (...protocols: string[]) =>
  text.refine(
    (value) => {
      if (value === undefined) return true;
      return URL.canParse(value) && protocols.includes(new URL(value).protocol);
    },
    { error: `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}` },
  );

/** The address of something that speaks HTTP, without a slash at its end. */
export const http = url('http:', 'https:').transform((value) => value?.replace(/\/+$/, ''));

/** One of some words. */
export const oneOf = (...words: string[]) =>
  text.refine((v) => !v || words.includes(v), {
    error: words.length === 2 ? `must be ${words.join(' or ')}` : `must be one of ${words.join(', ')}`,
  });

/** A whole number from 1 to `most`. */
export const numberTo = (most: number, what = 'whole number') =>
  text.refine((v) => !v || (/^[1-9]\d*$/.test(v) && Number(v) <= most), {
    error: `must be a ${what} from 1 to ${most}`,
  });
