import type {
  KnownAccount,
  LoggedDelivery,
  NameAnswer,
  PlayProgress,
} from '../../connections/connections.ts';
import type { Outcome, Played, PlaySource } from '../../connections/delivery.ts';
import { yearOf } from '../../dates.ts';
import { formatNumber } from '../../format.ts';
import { exactTime } from '../../reviews/times.ts';
import { episodeRanges } from '../../diary/watched-episodes.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';
import { CONNECTION_FETCH } from './connection-fetch.ts';
import { CONNECTION_STEPS, PLAIN_EXAMPLE } from './connection-steps.ts';
import { episodeCode } from '../series/series.ts';
import { plural } from '../../plural.ts';

const OUTCOMES: Record<Outcome, string> = {
  unreadable: 'Could not be read',
  music: 'Music is left out',
  live: 'Live television is left out',
  clip: 'Trailers and clips are left out',
  otherKind: 'Neither a movie nor an episode',
  otherEvent: 'Nothing that was played',
  started: 'Began',
  unplayed: 'Marked as unplayed there; nothing is removed here',
  unrated: 'No stars',
  partRating: 'Stars are for whole movies and series',
  nameless: 'It names no title',
  noPlace: 'It does not say which episode',
  account: 'Another account',
  counted: 'Counted',
  repeated: 'Counted before',
  noted: 'Noted already',
  progress: 'Played in part',
  later: 'You were further already',
  short: 'Hardly begun',
  rated: 'Stars given',
  rating: 'Your own stars are later, or the same',
  notFound: 'No such title',
  noEpisode: 'The series has no such episode',
  doubtful: 'Waits for your answer',
  neither: 'Left out, as you said',
  refused: 'Could not be saved: your diary or your series are full',
  catalogue: 'The movie database did not answer for two days',
};

const plays = (count: number) => plural(count, { one: '{n} play', other: '{n} plays' });

/** Where episodes stand: `S2 E1–E2`. */
function placeOf(episodes: Played['episodes']): string {
  const ranges = episodeRanges(episodes).map(({ season, from, to }) => {
    const code = episodeCode({ season, number: from });
    return from === to ? code : `${code}\u2013E${to}`;
  });
  return ranges.join(', ');
}

/** What a program called what it played: `The Office S2 E1`, `Halloween (1978)`. */
function calledBy({ name = '', year = null, episodes = [] }: Partial<Played>): string {
  const which = episodes.length > 0 ? placeOf(episodes) : year === null ? '' : `(${year})`;
  return [name, which].filter(Boolean).join(' ');
}

/** What was played, as it is called here where that is known. */
function titleOf({ title, play }: Pick<LoggedDelivery, 'title' | 'play'>): string {
  return title ? calledBy({ ...play, name: title.title, year: yearOf(title.date) }) : calledBy(play);
}

function outcomeOf({ outcome, state, play, mine }: LoggedDelivery): string {
  if (state === 'nobody') return 'Waits until you say whose account it is';
  if (state === 'waiting' || outcome === null) return 'Being looked up';
  if (!mine && outcome !== 'account') return 'Somebody else’s here';
  return outcome === 'progress' ? `${play.percent ?? 0} % played` : OUTCOMES[outcome];
}

/** Sentences about programs that tell what somebody plays (docs/behaviour.md, Connections). */
export const CONNECTION_MESSAGES = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'Plex, Jellyfin, Emby, Kodi or any program of yours notes what you watch.',
  signIn: 'Sign in to connect your programs',
  text: 'What you play in another program goes into your diary by itself: movies in your watched list, episodes marked, with their time. Each play counts once, and you can take it back in your diary.',
  off: 'This site cannot take in what programs send. Whoever runs it has to give it the backend’s secret key.',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address: string) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: 'YOUR ADDRESS',
  stepsTitle: (name: string) => `Set up ${name}`,
  make: 'Get an address',
  makeFor: (name: string) => `Get an address for ${name}`,
  renew: 'Renew the address',
  renewFor: (name: string) => `Renew the address for ${name}`,
  renewText: 'When you renew it, the old address ends at once.',
  end: 'Remove',
  endFor: (name: string) => `Remove the connection to ${name}`,
  address: (name: string) => `Your address for ${name}`,
  once: 'Copy it now: it is shown this once. Anyone with it can write into your diary. If you lose it, renew it.',
  copy: 'Copy',
  copied: 'Copied',
  since: (day: string) => `Connected since ${day}.`,
  last: (moment: string) => `Received last: ${exactTime(moment)}.`,
  nothing: 'Nothing received yet.',
  told: {
    changed: 'This has been changed in the meantime. Nothing was done.',
    ended: 'The connection is removed. What it noted stays in your diary.',
    taken: 'The plays of this account go into your diary now.',
    left: 'The plays of this account no longer go into your diary.',
    chosen: 'Thank you. It holds for all plays of this name.',
    unanswered: 'Forgotten. You are asked about this name again.',
    undone: 'Taken back. The same play is not noted again.',
    accepted: 'Taken. Its plays go into your diary from now on.',
  },
  accounts: {
    title: 'Accounts',
    text: 'A server reports everyone who uses it. Say which plays are yours; what came before your answer is counted then.',
    line: {
      new: (count: number) => `${plays(count)}, not yours yet`,
      mine: (count: number) => `${plays(count)}, yours`,
      left: (count: number) => `${plays(count)}, left out`,
      invited: (count: number) => `${plays(count)}, invitation sent`,
      theirs: (count: number, person: string) =>
        person === '' ? `${plays(count)}, somebody else’s here` : `${plays(count)}, goes to ${person}`,
    } satisfies Record<KnownAccount['state'], (count: number, person: string) => string>,
    take: 'Mine',
    takeOf: (name: string) => `${name} is my account`,
    leave: 'Leave out',
    leaveOf: (name: string) => `Leave out ${name}`,
    invite: 'Invite',
    inviteOf: (name: string) => `Invite somebody to take the plays of ${name}`,
  },
  invitation: {
    title: 'Plays of a shared server',
    link: 'Link for whoever this account belongs to',
    linkText: 'Give it to them alone. It holds for a week, and whoever opens it has to agree.',
    signIn: 'Sign in to take an account',
    somebody: 'Somebody',
    offer: (owner: string, source: PlaySource, name: string) =>
      source === 'json'
        ? `${owner} offers you the account “${name}” of their program.`
        : `${owner} offers you the account “${name}” of their ${SOURCES[source]}.`,
    consent:
      'If you take it, what this account plays is noted in your diary. They see that something was counted, and nothing of what. You can give it back at any time.',
    take: 'Take it',
    own: 'This is an account of your own connection. Send the link to whoever it belongs to.',
    over: 'This invitation is over. Ask for a new one.',
    back: 'My connections',
  },
  taken: {
    title: 'Accounts you took',
    line: (source: PlaySource, owner: string | null, count: number) =>
      owner === null
        ? `${SOURCES[source]}, ${plays(count)}`
        : `${SOURCES[source]} of ${owner}, ${plays(count)}`,
    back: 'Give back',
    backOf: (name: string) => `Give back ${name}`,
  },
  doubtful: {
    title: 'Which title was it?',
    text: 'None fits for certain. Your answer holds for all plays of this name.',
    line: (play: Partial<Played>, source: PlaySource, alike: number) =>
      plural(alike, {
        one: `${calledBy(play)} (${SOURCES[source]})`,
        other: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
      }),
    pick: 'This one',
    pickOf: (title: string) => `It was ${title}`,
    neither: 'None of these',
    candidate: (title: string, year: number | null) => (year === null ? title : `${title} (${year})`),
  },
  answers: {
    title: (count: number) => `What you said about names: ${formatNumber(count)}`,
    text: 'It holds where a program sends no number of the title. Forget an answer to be asked again.',
    name: ({ name, year }: Pick<NameAnswer, 'name' | 'year'>) => (year === 0 ? name : `${name} (${year})`),
    left: 'left out',
    forget: 'Forget',
    forgetOf: (name: string) => `Forget what I said about ${name}`,
  },
  log: {
    title: (count: number) => (count === 50 ? 'The last 50 deliveries' : `Deliveries: ${count}`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count: number) => plural(count, { one: '{n} time', other: '{n} times' }),
    undo: 'Undo',
    undoOf: (title: string) => `Undo: ${title}`,
    none: 'Nothing received yet.',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: 'Continue watching',
    forget: 'Forget',
    forgetOf: (title: string) => `Forget how far I am in ${title}`,
    place: ({ episode, percent }: Pick<PlayProgress, 'episode' | 'percent'>) =>
      [episode && episodeCode(episode), `${percent} % played`].filter(Boolean).join(', '),
  },
} as const;
