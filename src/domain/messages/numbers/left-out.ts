import { plural } from '../../plural.ts';

/** Sentences about what numbers leave out. */
export const LEFT_OUT_MESSAGES = {
  heading: 'What these numbers leave out',
  unknown: (n: number) =>
    plural(n, {
      one: '{n} title we know nothing about yet: its hours, genres, countries and people are missing. What you saved just now is looked up within minutes.',
      other:
        '{n} titles we know nothing about yet: their hours, genres, countries and people are missing. What you saved just now is looked up within minutes.',
    }),
  lengthless: (n: number) =>
    plural(n, {
      one: '{n} movie of unknown length.',
      other: '{n} movies of unknown length.',
    }),
  whole: (n: number) =>
    plural(n, {
      one: '{n} series marked as a whole: how many hours of it you watched is not known.',
      other: '{n} series marked as a whole: how many hours of them you watched is not known.',
    }),
  undated: (n: number) =>
    plural(n, {
      one: '{n} watch without a date: counted here, and in no year.',
      other: '{n} watches without a date: counted here, and in no year.',
    }),
} as const;
