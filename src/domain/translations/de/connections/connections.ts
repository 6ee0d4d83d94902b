import type * as English from '../../../messages/connections/connections.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LoggedDelivery } from '../../../connections/connections.ts';
import type { Outcome, Played } from '../../../connections/delivery.ts';
import { yearOf } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import { formatNumber } from '../../../format.ts';
import { exactTime } from '../../../reviews/times.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { episodeCode } from '../series/series.ts';
import { CONNECTION_FETCH } from './connection-fetch.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';
import { CONNECTION_STEPS, PLAIN_EXAMPLE } from './connection-steps.ts';

const OUTCOMES: Record<Outcome, string> = {
  unreadable: 'Nicht zu lesen',
  music: 'Musik bleibt außen vor',
  live: 'Live-Fernsehen bleibt außen vor',
  clip: 'Trailer und Clips bleiben außen vor',
  otherKind: 'Weder ein Film noch eine Folge',
  otherEvent: 'Nichts, was lief',
  started: 'Angefangen',
  unplayed: 'Dort als nicht gesehen markiert; hier wird nichts entfernt',
  unrated: 'Keine Sterne',
  partRating: 'Sterne gibt es für ganze Filme und Serien',
  nameless: 'Ohne Titel',
  noPlace: 'Ohne Angabe, welche Folge',
  account: 'Ein anderes Konto',
  counted: 'Gezählt',
  repeated: 'Schon gezählt',
  noted: 'Schon eingetragen',
  progress: 'Angesehen, aber nicht zu Ende',
  later: 'Du warst schon weiter',
  short: 'Kaum angefangen',
  rated: 'Sterne gegeben',
  rating: 'Deine eigenen Sterne sind neuer oder dieselben',
  notFound: 'Diesen Titel gibt es nicht',
  noEpisode: 'Die Serie hat diese Folge nicht',
  doubtful: 'Wartet auf deine Antwort',
  neither: 'Weggelassen, wie du wolltest',
  refused: 'Nicht gespeichert: Dein Tagebuch oder deine Serien sind voll',
  catalogue: 'Die Filmdatenbank hat zwei Tage lang nicht geantwortet',
};

const plays = (count: number) => plural(count, { one: '{n} Wiedergabe', other: '{n} Wiedergaben' });

function placeOf(episodes: Played['episodes']): string {
  const ranges = episodeRanges(episodes).map(({ season, from, to }) => {
    const code = episodeCode({ season, number: from });
    return from === to ? code : `${code}–E${to}`;
  });
  return ranges.join(', ');
}

function calledBy({ name = '', year = null, episodes = [] }: Partial<Played>): string {
  const which = episodes.length > 0 ? placeOf(episodes) : year === null ? '' : `(${year})`;
  return [name, which].filter(Boolean).join(' ');
}

function titleOf({ title, play }: Pick<LoggedDelivery, 'title' | 'play'>): string {
  return title ? calledBy({ ...play, name: title.title, year: yearOf(title.date) }) : calledBy(play);
}

function outcomeOf({ outcome, state, play, mine }: LoggedDelivery): string {
  if (state === 'nobody') return 'Wartet, bis du sagst, wessen Konto das ist';
  if (state === 'waiting' || outcome === null) return 'Wird nachgesehen';
  if (!mine && outcome !== 'account') return 'Gehört hier jemand anderem';
  return outcome === 'progress' ? `Zu ${play.percent ?? 0}\u00a0% gesehen` : OUTCOMES[outcome];
}

export const CONNECTION_MESSAGES: Translated<typeof English.CONNECTION_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'Plex, Jellyfin, Emby, Kodi oder dein eigenes Programm trägt ein, was du siehst.',
  signIn: 'Melde dich an, um deine Programme zu verbinden',
  text: 'Was du in einem anderen Programm siehst, kommt von selbst in dein Tagebuch: Filme unter „Gesehen“, Folgen abgehakt, mit ihrer Zeit. Jede Wiedergabe zählt einmal, und im Tagebuch kannst du sie zurücknehmen.',
  off: 'Diese Website kann nicht annehmen, was Programme schicken. Wer sie betreibt, muss ihr den geheimen Schlüssel des Backends geben.',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: 'DEINE ADRESSE',
  stepsTitle: (name) => `So geht’s: ${name}`,
  make: 'Adresse anlegen',
  makeFor: (name) => `Adresse anlegen: ${name}`,
  renew: 'Adresse erneuern',
  renewFor: (name) => `Adresse erneuern: ${name}`,
  renewText: 'Wenn du sie erneuerst, gilt die alte sofort nicht mehr.',
  end: 'Entfernen',
  endFor: (name) => `Verbindung entfernen: ${name}`,
  address: (name) => `Deine Adresse: ${name}`,
  once: 'Kopier sie jetzt: Sie wird nur dieses eine Mal gezeigt. Wer sie hat, kann in dein Tagebuch schreiben. Wenn du sie verlierst, erneuer sie.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  since: (day) => `Verbunden seit dem ${day}.`,
  last: (moment) => `Zuletzt empfangen: ${exactTime(moment)}.`,
  nothing: 'Noch nichts empfangen.',
  told: {
    changed: 'Das wurde inzwischen geändert. Es ist nichts passiert.',
    ended: 'Die Verbindung ist entfernt. Was sie eingetragen hat, bleibt in deinem Tagebuch.',
    taken: 'Was dieses Konto sieht, kommt jetzt in dein Tagebuch.',
    left: 'Was dieses Konto sieht, kommt nicht mehr in dein Tagebuch.',
    chosen: 'Danke. Das gilt für alle Wiedergaben mit diesem Namen.',
    unanswered: 'Vergessen. Nach diesem Namen wirst du wieder gefragt.',
    undone: 'Zurückgenommen. Dieselbe Wiedergabe wird nicht wieder eingetragen.',
    accepted: 'Angenommen. Was dieses Konto sieht, kommt ab jetzt in dein Tagebuch.',
  },
  accounts: {
    title: 'Konten',
    text: 'Ein Server meldet alle, die ihn nutzen. Sag, welche Wiedergaben deine sind; was vor deiner Antwort kam, wird dann gezählt.',
    line: {
      new: (count) => `${plays(count)}, noch nicht deine`,
      mine: (count) => `${plays(count)}, deine`,
      left: (count) => `${plays(count)}, weggelassen`,
      invited: (count) => `${plays(count)}, Einladung verschickt`,
      theirs: (count, person) =>
        person === '' ? `${plays(count)}, gehört hier jemand anderem` : `${plays(count)}, geht an ${person}`,
    },
    take: 'Meins',
    takeOf: (name) => `„${name}“ ist mein Konto`,
    leave: 'Weglassen',
    leaveOf: (name) => `„${name}“ weglassen`,
    invite: 'Einladen',
    inviteOf: (name) => `Jemanden einladen, die Wiedergaben von „${name}“ zu übernehmen`,
  },
  invitation: {
    title: 'Wiedergaben eines geteilten Servers',
    link: 'Link für die Person, der das Konto gehört',
    linkText: 'Gib ihn nur ihr. Er gilt eine Woche, und wer ihn öffnet, muss zustimmen.',
    signIn: 'Melde dich an, um ein Konto zu übernehmen',
    somebody: 'Jemand',
    offer: (owner, source, name) =>
      source === 'json'
        ? `${owner} bietet dir das Konto „${name}“ in einem eigenen Programm an.`
        : `${owner} bietet dir das Konto „${name}“ bei ${SOURCES[source]} an.`,
    consent:
      'Wenn du es übernimmst, kommt in dein Tagebuch, was dieses Konto sieht. Die andere Seite sieht, dass etwas gezählt wurde, aber nicht, was. Du kannst es jederzeit zurückgeben.',
    take: 'Übernehmen',
    own: 'Das ist ein Konto deiner eigenen Verbindung. Schick den Link der Person, der es gehört.',
    over: 'Diese Einladung gilt nicht mehr. Bitte um eine neue.',
    back: 'Meine Verbindungen',
  },
  taken: {
    title: 'Konten, die du übernommen hast',
    line: (source, owner, count) =>
      owner === null
        ? `${SOURCES[source]}, ${plays(count)}`
        : `${SOURCES[source]} von ${owner}, ${plays(count)}`,
    back: 'Zurückgeben',
    backOf: (name) => `„${name}“ zurückgeben`,
  },
  doubtful: {
    title: 'Welcher Titel war es?',
    text: 'Keiner passt sicher. Deine Antwort gilt für alle Wiedergaben mit diesem Namen.',
    line: (play, source, alike) =>
      plural(alike, {
        one: `${calledBy(play)} (${SOURCES[source]})`,
        other: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
      }),
    pick: 'Dieser',
    pickOf: (title) => `Es war „${title}“`,
    neither: 'Keiner davon',
    candidate: (title, year) => (year === null ? title : `${title} (${year})`),
  },
  answers: {
    title: (count) => `Was du zu Namen gesagt hast: ${formatNumber(count)}`,
    text: 'Das gilt, wo ein Programm keine Nummer des Titels schickt. Vergiss eine Antwort, und du wirst wieder gefragt.',
    name: ({ name, year }) => (year === 0 ? name : `${name} (${year})`),
    left: 'weggelassen',
    forget: 'Vergessen',
    forgetOf: (name) => `Vergessen, was ich zu „${name}“ gesagt habe`,
  },
  log: {
    title: (count) => (count === 50 ? 'Die letzten 50 Meldungen' : `Meldungen: ${count}`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count) => plural(count, { one: '{n}\u00a0Mal', other: '{n}\u00a0Mal' }),
    undo: 'Rückgängig',
    undoOf: (title) => `Rückgängig: ${title}`,
    none: 'Noch nichts empfangen.',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: 'Weiterschauen',
    forget: 'Vergessen',
    forgetOf: (title) => `Vergessen, wie weit ich bei „${title}“ bin`,
    place: ({ episode, percent }) =>
      [episode && episodeCode(episode), `zu ${percent}\u00a0% gesehen`].filter(Boolean).join(', '),
  },
};
