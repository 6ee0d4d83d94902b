import type { HandleState, ProfileLevel, ProfilePart } from '../../public-profile/public-profile.ts';
import { plural } from '../../plural.ts';
import { episodes, movies, series } from '../counts.ts';

const NAMELESS = 'Somebody without a name';

/** What the page of a person says. */
export const PUBLIC_PROFILE_MESSAGES = {
  nameless: NAMELESS,
  title: (name: string, handle: string) => `${name} (@${handle})`,
  description: (name: string, handle: string) =>
    `${name} (@${handle}) on Marquee: favorites, latest watches, lists and reviews.`,
  notFound: {
    title: 'No such page',
    text: 'Nobody here has this name, or their page is private.',
  },
  failed: { title: 'This page could not be loaded', text: 'Please try again in a moment.' },
  browse: { label: 'Go home', path: '/' },
  followers: (count: number) => plural(count, { one: '{n} follower', other: '{n} followers' }),
  following: (count: number) => plural(count, { other: '{n} following' }),
  sections: 'Sections',
  parts: {
    favorites: 'Favorites',
    watches: 'Latest watches',
    lists: 'Lists',
    reviews: 'Reviews',
    numbers: 'Numbers',
  } satisfies Record<ProfilePart, string>,
  nothing: 'Nothing to see here yet.',
  /** To oneself, while there is room for more of the four. */
  pickFavorites: (left: number) =>
    plural(left, { one: 'Pick one more favorite', other: 'Pick {n} more favorites' }),
  edit: 'Edit this page',
  states: {
    private: 'Only you see this page. For others it does not exist.',
    link: 'Anyone with the link sees this page.',
    public: 'Everyone sees this page.',
  } satisfies Record<ProfileLevel, string>,
  suspended: 'An admin has hidden this page: only you see it.',
  numbers: {
    titles: 'Titles watched',
    hours: 'Hours',
    thisYear: 'Titles this year',
    reviews: 'Reviews',
    ratings: 'Ratings',
  },
  split: (ofMovies: number, ofSeries: number) => `${movies(ofMovies)}, ${series(ofSeries)}`,
  episodes,
  earlier: 'Earlier reviews',
  later: 'Later reviews',
} as const;

/** What following, blocking and reporting say. */
export const PEOPLE_ACTION_MESSAGES = {
  follow: 'Follow',
  followed: 'Following',
  unfollow: 'Stop following',
  block: 'Block',
  unblock: 'Unblock',
  removeFollower: 'Remove',
  removed: 'Removed',
  report: 'Report',
  more: 'More',
  refused: {
    title: 'Sign in to follow people',
    text: 'Then what they review comes first, and home says what they watch.',
  },
  refusedBlock: { title: 'Sign in to block people', text: 'Then neither of you sees the other’s page.' },
  refusedReport: { title: 'Sign in to report this page', text: 'Reports are read by the admins.' },
  nowFollowing: (name: string) => ({ title: 'Following', text: `You follow ${name} now.` }),
  notFollowing: (name: string) => ({
    title: 'No longer following',
    text: `You no longer follow ${name}.`,
  }),
  followerRemoved: (name: string) => ({
    title: 'Removed',
    text: `${name} no longer follows you. Block them to keep it that way.`,
  }),
  nowBlocked: (name: string) => ({
    title: 'Blocked',
    text: `Neither of you sees the other’s page, and you do not see reviews of ${name}.`,
  }),
  notBlocked: (name: string) => ({ title: 'No longer blocked', text: `You have unblocked ${name}.` }),
  failed: { title: 'That did not work', text: 'Nothing has changed. Please try again.' },
  tooMany: {
    title: 'That is one too many',
    text: 'You can follow 1,000 people, and block 1,000.',
  },
  gone: { title: 'That cannot be done', text: 'Their page cannot be seen any more.' },
  reporting: {
    title: 'Report this page',
    question: 'What is wrong with it?',
    reasons: [
      'Somebody pretends to be another',
      'Insults or hate',
      'Spam or advertising',
      'An offensive name or picture',
      'Something else',
    ],
  },
  reported: { title: 'Thank you', text: 'The admins will look at this page.' },
  alreadyReported: { title: 'Reported already', text: 'The admins know what you think of this page.' },
  blockedHere: (name: string) => `You have blocked ${name}. Neither of you sees the other’s page.`,
  somebody: 'Somebody',
  private: 'Somebody whose page is private',
} as const;

/** What the settings of one's page say. */
export const OWN_PROFILE_MESSAGES = {
  section: {
    heading: 'Your page',
    introduction:
      'A page of your own at an address with a name you choose. It is private until you say otherwise, and never shows your email.',
  },
  name: 'Name of your page',
  hint: '3 to 30 letters, digits and underscores.',
  claim: 'Take this name',
  change: 'Change the name',
  changing: (handle: string) =>
    `@${handle} leads to your new name for 90 days; then anyone can take it. You can change your name three times a month.`,
  looking: 'Checking whether it is available…',
  states: {
    free: 'This name is available.',
    claimed: 'This name is yours now.',
    own: 'This is your name.',
    taken: 'This name isn’t available: somebody has it, or one that looks like it.',
    reserved: 'This name isn’t available.',
    malformed: 'A name has 3 to 30 letters from a to z, digits and underscores.',
    'too-often': 'You have changed your name three times in thirty days. Please wait a while.',
  } satisfies Record<HandleState, string>,
  unknown: 'We could not check whether this name is available.',
  level: 'Who sees your page',
  levels: {
    private: {
      label: 'Only me',
      note: 'To others it does not exist. Your reviews stay under your display name.',
    },
    link: {
      label: 'Anyone with the link',
      note: 'Search engines do not list it, and nobody finds it by its name.',
    },
    public: { label: 'Everyone', note: 'Your name on reviews leads there, and people can follow you.' },
  } satisfies Record<ProfileLevel, { label: string; note: string }>,
  link: 'The link to your page',
  copy: 'Copy link',
  copied: { title: 'Copied', text: 'The link to your page is in the clipboard.' },
  renew: 'Make a new link',
  renewed: { title: 'A new link', text: 'The old one no longer works.' },
  shows: 'What it shows',
  shown: {
    favorites: 'Four favorites',
    watches: 'What you watched last, by day, without your notes',
    lists: 'Your public lists',
    reviews: 'Your reviews and stars',
    numbers: 'A few numbers from your diary',
  } satisfies Record<ProfilePart, string>,
  saved: { title: 'Saved', text: 'Your page is as you chose it.' },
  failed: { title: 'That was not saved', text: 'Your page is as it was. Please try again.' },
  see: 'See your page',
  four: 'Four favorites',
  fourNote: 'They stand first on your page.',
  add: 'Add a favorite',
  forward: 'Forward',
  removeOne: 'Remove',
  remove: (title: string) => `Remove ${title}`,
  earlier: (title: string) => `Move ${title} forward`,
  removed: (title: string) => ({ title: 'Removed', text: `${title} is no longer a favorite on your page.` }),
  full: 'You have picked four: remove one to add another.',
  missing: 'This could not be loaded.',
  again: 'Try again',
  following: 'People you follow',
  followers: 'People who follow you',
  blocked: 'People you have blocked',
  nobody: {
    following: 'You follow nobody yet.',
    followers: 'Nobody follows you yet.',
    blocked: 'You have blocked nobody.',
  },
  more: 'Show more',
} as const;

/** What the rail of what people one follows have watched says. */
export const ACTIVITY_MESSAGES = {
  heading: 'From people you follow',
  watched: (name: string, title: string) => `${name} watched ${title}`,
  episodes: (name: string, title: string, count: number) =>
    plural(count, {
      one: `${name} watched {n} episode of ${title}`,
      other: `${name} watched {n} episodes of ${title}`,
    }),
  /** Of titles that were watched the same day. */
  others: (day: string, count: number) =>
    plural(count, { one: `${day}, and {n} more title`, other: `${day}, and {n} more titles` }),
} as const;
