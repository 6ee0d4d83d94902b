import { z } from 'zod';

/*
 * Fields of the upstream's answers as measured, not as documented: anything may be null, absent, empty or new. A
 * field of the wrong type counts as missing; only an id and a name can be demanded.
 */

/** A text; empty when unknown. */
export const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

/** A name there must be. */
export const name = z.string().trim().min(1);

/** An id there must be: a 32-bit number, as the columns that keep titles are. */
export const id = z.int().positive().max(2_147_483_647);

/** The path of a picture; null when unknown. */
export const path = z
  .string()
  .regex(/^\/[\w.-]{1,80}$/)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

// No film is older: an earlier year is a zero or a slip, and means unknown.
const FIRST_YEAR = '1870';

/** A calendar date; null when unknown. */
export const date = z.iso
  .date()
  .refine((value) => value >= FIRST_YEAR)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A number that is not negative; 0 when unknown. */
export const number = z
  .number()
  .nonnegative()
  .max(Number.MAX_SAFE_INTEGER)
  .nullish()
  .catch(null)
  .transform((value) => value ?? 0);

/** A whole number that is not negative; null when unknown. */
export const count = z
  .int()
  .nonnegative()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** Yes or no; no when unknown. */
export const flag = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((value) => value ?? false);

/** A mark that hides a title: when it is of the wrong type, the title had better stay hidden. */
export const hides = z
  .boolean()
  .nullish()
  .catch(true)
  .transform((value) => value ?? false);

/** A list whose unfit members are left out; without the list it is no answer. */
export function members<T extends z.ZodType>(member: T) {
  return z.array(z.unknown()).transform((values) =>
    values.flatMap((value) => {
      const parsed = member.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** The same, empty where there is no list. */
export function membersOrNone<T extends z.ZodType>(member: T) {
  return members(member)
    .nullish()
    .catch(null)
    .transform((values) => values ?? []);
}
