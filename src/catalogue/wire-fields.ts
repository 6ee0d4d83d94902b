import { z } from 'zod';

/*
 * Fields of the upstream's answers as measured, not as documented: anything may be null, missing, empty or new. A field
 * of the wrong type counts as missing; only ids and names are required.
 */

/** A text; empty if missing. */
export const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

/** A required name. */
export const name = z.string().trim().min(1);

/** A required id: 32 bits, like the database's columns. */
export const id = z.int().positive().max(2_147_483_647);

/** A picture's path; null if missing. */
export const path = z
  .string()
  .regex(/^\/[\w.-]{1,80}$/)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

// No film is older: an earlier year is an error and counts as missing.
const FIRST_YEAR = '1870';

/** A calendar date; null if missing. */
export const date = z.iso
  .date()
  .refine((value) => value >= FIRST_YEAR)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A non-negative number; 0 if missing. */
export const number = z
  .number()
  .nonnegative()
  .max(Number.MAX_SAFE_INTEGER)
  .nullish()
  .catch(null)
  .transform((value) => value ?? 0);

/** A non-negative integer; null if missing. */
export const count = z
  .int()
  .nonnegative()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A boolean; false if missing. */
export const flag = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((value) => value ?? false);

/** A flag that hides a title; true for a wrong type, to be safe. */
export const hides = z
  .boolean()
  .nullish()
  .catch(true)
  .transform((value) => value ?? false);

/** A required list; invalid members are dropped. */
export function members<T extends z.ZodType>(member: T) {
  return z.array(z.unknown()).transform((values) =>
    values.flatMap((value) => {
      const parsed = member.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** The same, empty if the list is missing. */
export function membersOrNone<T extends z.ZodType>(member: T) {
  return members(member)
    .nullish()
    .catch(null)
    .transform((values) => values ?? []);
}
