import { countryName, languageName } from '../../discover/discover-parameters.ts';
import type { FitDegree } from '../../for-you/fit.ts';
import type { Seed } from '../../for-you/ground.ts';
import type { Reason } from '../../for-you/reasons.ts';
import { ofTrait, sortOf, type TraitSort } from '../../for-you/traits.ts';
import { formatNumber } from '../../format.ts';
import { formatList } from '../../listing.ts';
import { genreName } from '../../genres/genres.ts';
import { titleKey } from '../../title.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { stars as inStars, titles } from '../counts.ts';

/** What a trait is called on its own. */
export function traitName(trait: string, name: string): string {
  const sort = sortOf(trait);
  if (sort === 'decade') return `the ${ofTrait(trait)}s`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
}

/** What two titles with a trait have in common. */
const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `both in “${of}”`,
  maker: (of) => `both made by ${of}`,
  theme: (of) => `both about “${of}”`,
  actor: (of) => `both with ${of}`,
  genre: (of) => `both of the genre ${of}`,
  decade: (of) => `both from ${of}`,
  language: (of) => `both in ${of}`,
  country: (of) => `both from ${of}`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

const WHOLE = ['no stars', 'one star', 'two stars', 'three stars', 'four stars', 'five stars'];

/** "five stars", "3½ stars". */
function starsGiven(stars: number): string {
  return WHOLE[stars] ?? inStars(stars);
}

/** What goes back to a title somebody likes; of what was only given stars the name can be missing. */
function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title
      ? `${title} is a favorite of yours: ${shared}`
      : `One title is a favorite of yours: ${shared}`;
  }
  const given = starsGiven(stars);
  return title ? `You gave ${title} ${given}: ${shared}` : `You gave one title ${given}: ${shared}`;
}

/** What one reason says: of one that goes back to a title what that shares, else all of it. */
function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'recommended with it';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `Like much of what you watch: ${traitName(reason.trait, reason.name)}`;
    case 'asked':
      return reason.trait
        ? `You asked for more of ${traitName(reason.trait, reason.name)}`
        : `You asked for more like ${reason.name}`;
    case 'standing':
      return 'Highly rated by many';
  }
}

/** The reasons of a title in words: what goes back to one title is said together. */
export function reasonWords(reasons: readonly Reason[]): string[] {
  const by = new Map<string, { seed: Seed | null; texts: string[] }>();
  for (const reason of reasons) {
    const seed = 'seed' in reason ? reason.seed : null;
    const text = said(reason);
    const group = by.get(seed ? titleKey(seed) : text) ?? { seed, texts: [] };
    group.texts.push(text);
    by.set(seed ? titleKey(seed) : text, group);
  }
  return [...by.values()].map(({ seed, texts }) => {
    const all = formatList(texts);
    return seed ? because(seed, all) : all;
  });
}

/** Sentences about what fits somebody. */
export const FOR_YOU_MESSAGES = {
  title: ACCOUNT_MENU_MESSAGES.forYou,
  description: 'What to see next, from what you liked.',
  signIn: 'Sign in to see what fits you',
  signInText:
    'Give stars to what you have seen, and Marquee finds what to see next: from your own stars alone.',
  text: 'Found from your own stars, watches and wishlist alone.',
  kinds: { name: 'Kind', all: 'Both', movie: 'Movies', tv: 'TV series' },
  lengths: {
    name: 'Length',
    any: 'Any length',
    upTo: (minutes: number) => `Up to ${minutes} min`,
  },
  wished: 'With my wishlist',
  others: 'Show others',
  back: 'Back to the first',
  why: 'What Marquee has learned',
  more: 'More like this',
  less: 'Less like this',
  moreOf: (name: string) => `More like ${name}`,
  lessOf: (name: string) => `Less like ${name}`,
  said: {
    more: (name: string) => `There will be more like ${name}.`,
    less: (name: string) => `There will be less like ${name}.`,
    forget: (name: string) => `${name} no longer counts.`,
    back: (name: string) => `What you said about ${name} is taken back.`,
  },
  /** Something that has no name any more. */
  it: 'it',
  takeBack: 'Take back',
  because: 'Why',
  none: 'Nothing that fits',
  noneText: 'Nothing found for you is like that. Remove one of the choices above; more is found every day.',
  noneLeftText: 'You have seen or hidden everything found for you. Marquee looks for more every night.',
  everything: 'Show everything',
  lengthUnknown: 'Titles whose length is not known yet are left out.',
  looking: 'Looking for titles that fit you',
  lookingText: 'This takes a moment. The page comes back by itself.',
  again: 'Look again',
  off: 'Recommendations are off here',
  offText:
    'This site runs without the key that is needed to look for titles. Whoever runs it can give it the backend’s secret key.',
  beginning: {
    heading: 'Tell Marquee what you like',
    text: (given: number, needed: number) =>
      given === 0
        ? `Give stars to ${titles(needed)} you have seen, and the first list is here. By keyboard: 1 to 5 for stars, S to skip.`
        : `${titles(given)} rated, ${formatNumber(needed - given)} to go. By keyboard: 1 to 5 for stars, S to skip.`,
    wall: 'Well-known titles',
    give: (stars: number, title: string) => `Give ${title} ${starsGiven(stars)}`,
    skip: 'Skip',
    skipTitle: (title: string) => `Skip ${title}`,
    gave: (stars: number, title: string) => `${title}: ${starsGiven(stars)}.`,
    skipped: (title: string) => `${title} skipped.`,
    failed: 'That could not be saved right now. Please try again.',
    progress: (given: number, needed: number) =>
      given >= needed ? 'Enough for a first list.' : `${given} of ${needed}`,
    ready: 'See what fits you',
    over: 'That was all of them. Search for titles you have seen, give them stars on their pages, and come back.',
    overAgain: 'Show those I skipped',
    none: 'The titles could not be loaded just now. Give stars on the pages of titles you know, and come back.',
  },
  learnt: {
    title: 'What Marquee has learned',
    description: 'What Marquee reads from your stars, and how to correct it.',
    text: 'Read from your stars, favorites, watches and what you turned down. Correct what is wrong: it takes effect at once.',
    likes: 'You like',
    dislikes: 'You like less',
    said: 'What you said',
    saidNone: 'Nothing yet. Say “more” or “less” here or on the titles found for you.',
    none: 'Nothing learned yet',
    noneText: 'Give stars to what you have seen.',
    from: (titles: readonly string[]) => `from ${titles.join(', ')}`,
    more: 'More',
    less: 'Less',
    forget: 'Does not count',
    moreOf: (name: string) => `More of ${name}`,
    lessOf: (name: string) => `Less of ${name}`,
    forgetOf: (name: string) => `${name} does not count`,
    directions: { '1': 'More', '-1': 'Less', '0': 'Does not count' },
    takeBackOf: (name: string) => `Take back what you said about ${name}`,
    back: 'To the titles',
    sorts: {
      saga: 'Collection',
      maker: 'Made by',
      theme: 'About',
      actor: 'With',
      genre: 'Genre',
      decade: 'From',
      language: 'In',
      country: 'From',
    },
  },
  fit: {
    label: {
      very: 'Fits you: very well',
      well: 'Fits you: well',
      somewhat: 'Fits you: somewhat',
      hardly: 'Fits you: hardly',
    } satisfies Record<FitDegree, string>,
  },
} as const;
