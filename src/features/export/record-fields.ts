import { z } from 'zod';
import { isCalendarDate } from '../../core/dates.ts';

export const kind = z.enum(['movie', 'tv']);
export const id = z.int().positive().max(2_147_483_647);
export const time = z.iso.datetime({ offset: true });
export const day = z.string().refine(isCalendarDate, 'no calendar date').nullable();
/** The database counts characters, this counts UTF-16 units: hence limits are doubled. */
export const text = (longest: number) => z.string().regex(/\S/).max(longest);
export const poster = z
  .string()
  .max(200)
  .regex(/^\/[\w-]+\.(?:jpg|jpeg|png|svg|webp)$/i)
  .nullable();

/** A title in a list; `at` is when it was added. */
export const saved = z.object({
  kind,
  id,
  name: text(1000),
  poster,
  date: day,
  votes: z.number().min(0).max(10).nullable(),
  at: time,
});
