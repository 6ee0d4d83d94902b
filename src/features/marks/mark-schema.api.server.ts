import { z } from 'zod';
import { isListAddress } from '../custom-lists/custom-lists.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { LIST_NAMES } from '../../core/list-names.ts';
import type { Mark, MarkKind } from './marks.ts';
import { FOLLOW_STATES } from '../series/following.ts';
import { STARS } from '../../core/stars.ts';

const id = z.int().min(1).max(2_147_483_647);
const season = z.int().min(0).max(9999);
const number = z.int().min(0).max(99_999);
const run = z.int().min(1);
const part = z.strictObject({ run, season, number: number.nullable() });
const day = z.string().refine(isCalendarDate);
const moment = z.iso.datetime({ offset: true });
const text = z.string().max(1000);
const uuid = z.guid();
const titleId = z.strictObject({ kind: z.enum(['movie', 'tv']), id });
const stars = z.literal(STARS).nullable();
const state = z.enum(FOLLOW_STATES);
const listTitle = titleId.extend({
  title: text.min(1),
  posterPath: text.nullable(),
  date: day.nullable(),
  voteAverage: z.number().min(0).max(10).nullable(),
});
const watchDetails = z.strictObject({
  day: day.nullable(),
  again: z.boolean(),
  note: text.nullable(),
  stars,
});
const review = { title: titleId, text: z.string().max(100_000), tellsEnd: z.boolean() };
const followed = z.strictObject({ id, title: text.min(1), posterPath: text.nullable() });
const marked = z.strictObject({ count: z.int(), markedAt: moment, was: state.nullable() });

/** The schema of each mutation. */
const MARKS = {
  list: z.strictObject({
    what: z.literal('list'),
    list: z.enum(LIST_NAMES),
    title: listTitle,
    present: z.boolean(),
    undo: z.strictObject({ addedAt: moment, markedAt: moment.nullable() }).exactOptional(),
  }),
  stars: z.strictObject({ what: z.literal('stars'), title: titleId, stars }),
  seasonStars: z.strictObject({
    what: z.literal('seasonStars'),
    place: z.strictObject({ seriesId: id, season }),
    part: number.nullable(),
    stars,
  }),
  follow: z.strictObject({
    what: z.literal('follow'),
    series: followed.extend({
      state: state.exactOptional(),
      run: run.exactOptional(),
      followedAt: moment.exactOptional(),
    }),
  }),
  stop: z.strictObject({ what: z.literal('stop'), series: id }),
  state: z.strictObject({ what: z.literal('state'), series: id, state }),
  startRun: z.strictObject({ what: z.literal('startRun'), series: id }),
  leaveRun: z.strictObject({ what: z.literal('leaveRun'), series: id, run }),
  episodes: z.strictObject({
    what: z.literal('episodes'),
    series: followed,
    mark: z.strictObject({
      scope: z.enum(['episode', 'season', 'upTo']),
      season,
      number,
      today: day,
      day: day.nullable(),
    }),
    airedIn: run.exactOptional(),
  }),
  date: z.strictObject({
    what: z.literal('date'),
    series: id,
    which: z.union([part, z.strictObject({ day: day.nullable() })]),
    day: day.nullable(),
  }),
  dateByAir: z.strictObject({ what: z.literal('dateByAir'), series: id, which: part, today: day }),
  takeBack: z.strictObject({ what: z.literal('takeBack'), series: id, marked }),
  unmark: z.strictObject({ what: z.literal('unmark'), series: id, season, number: number.nullable() }),
  unmarkDay: z.strictObject({ what: z.literal('unmarkDay'), series: id, day: day.nullable() }),
  restore: z.strictObject({ what: z.literal('restore'), series: id, removed: z.json() }),
  listed: z.strictObject({
    what: z.literal('listed'),
    list: z.strictObject({ id: uuid, address: z.string().refine(isListAddress) }),
    title: listTitle,
    present: z.boolean(),
    back: z.strictObject({ position: z.number().nullable(), note: text }).exactOptional(),
  }),
  newList: z.strictObject({ what: z.literal('newList'), id: uuid, name: text.min(1), title: listTitle }),
  watch: z.strictObject({ what: z.literal('watch'), id: uuid, title: listTitle, details: watchDetails }),
  editWatch: z.strictObject({
    what: z.literal('editWatch'),
    title: titleId,
    id: uuid,
    before: watchDetails,
    details: watchDetails,
  }),
  deleteWatch: z.strictObject({
    what: z.literal('deleteWatch'),
    title: titleId,
    id: uuid,
    play: uuid.nullable(),
  }),
  review: z.strictObject({ what: z.literal('review'), ...review }),
  editReview: z.strictObject({ what: z.literal('editReview'), id: uuid, ...review }),
  deleteReview: z.strictObject({ what: z.literal('deleteReview'), title: titleId, id: uuid }),
} satisfies { [Kind in MarkKind]: z.ZodType<Mark<Kind>> };

/** The schema of mutations from browsers. */
export const MARK: z.ZodType<Mark> = z.union(Object.values(MARKS));
