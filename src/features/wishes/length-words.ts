import type { Kind } from '../../core/title.ts';

/** Minutes of a movie or episode, inclusive; null for an open end. */
export interface MinuteWishes {
  shortest: number | null;
  longest: number | null;
}

/** Tolerance in minutes of a stated running time. */
export const TOLERANCE = 15;

/** Minimum of a "long" movie, maximum of a "not too long" one, minimum of a "not short" one. */
const LONG = 150;
const NOT_TOO_LONG = 120;
const NOT_SHORT = 100;

/** Minimum of a long episode. */
const LONG_EPISODE = 50;

/** Excludes "short" in other meanings: "short-term memory", "short of money". */
const NO_LENGTH =
  '(?! (?:stor(?:y|ies)|on|for|of|notice|term|tempered|circuit\\S*|lived|sighted|hand|cuts?|changed|handed|hair\\S*|straw|wave|order|supply)(?![a-z]))';

/** Maximum of a short film. */
const SHORT_FILM = 40;

/** Words for a length. For series they must mention episodes. */
export const LENGTH_WORDS: readonly {
  words: string;
  refused: boolean;
  kinds: readonly Kind[];
  means: MinuteWishes;
}[] = [
  {
    words: '(?:too )?long|overlong|lengthy',
    refused: true,
    kinds: ['movie'],
    means: { shortest: null, longest: NOT_TOO_LONG },
  },
  {
    words: 'short films?|shorts',
    refused: false,
    kinds: ['movie'],
    means: { shortest: null, longest: SHORT_FILM },
  },
  {
    words: 'short films?|shorts',
    refused: true,
    kinds: ['movie'],
    means: { shortest: SHORT_FILM + 1, longest: null },
  },
  {
    words: `(?:too )?short${NO_LENGTH}`,
    refused: true,
    kinds: ['movie'],
    means: { shortest: NOT_SHORT, longest: null },
  },
  {
    words: `(?<!(?:in|for|anything|life is|too|big) )(?:fairly |very |really |rather )?short(?:er|ish)?${NO_LENGTH}|quick(?: watch)?`,
    refused: false,
    kinds: ['movie'],
    means: { shortest: null, longest: NOT_SHORT - 1 },
  },
  {
    words:
      '(?:very |really )?long(?:er)?(?= (?:\\S+ )?(?:films?|movies?|epics?|dramas?|one|·))|(?:(?:very|really|extremely) |(?<=some ?thing ))long(?! (?:time|ago|distance|live))',
    refused: false,
    kinds: ['movie'],
    means: { shortest: LONG, longest: null },
  },
  {
    words: '(?<!hour )long(?:er)? episodes',
    refused: false,
    kinds: ['tv'],
    means: { shortest: LONG_EPISODE, longest: null },
  },
  {
    words: 'long episodes',
    refused: true,
    kinds: ['tv'],
    means: { shortest: null, longest: LONG_EPISODE },
  },
  {
    words: '(?:an? |one )?hour long(?: episodes?)?',
    refused: false,
    kinds: ['tv'],
    means: { shortest: 60 - TOLERANCE, longest: 60 + TOLERANCE },
  },
  {
    words: '(?:short|quick|brief) episodes|half hour(?: episodes)?|quick(?: watch)?',
    refused: false,
    kinds: ['tv'],
    means: { shortest: null, longest: 30 },
  },
];
