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
  unreadable: 'Non si è potuto leggere',
  music: 'La musica resta fuori',
  live: 'La TV in diretta resta fuori',
  clip: 'Trailer e clip restano fuori',
  otherKind: 'Né un film né un episodio',
  otherEvent: 'Niente che sia stato riprodotto',
  started: 'Iniziato',
  unplayed: 'Segnato lì come non visto; qui non si toglie niente',
  unrated: 'Nessuna stella',
  partRating: 'Le stelle sono per film e serie interi',
  nameless: 'Non indica nessun titolo',
  noPlace: 'Non dice quale episodio',
  account: 'Un altro account',
  counted: 'Contato',
  repeated: 'Già contato',
  noted: 'Già annotato',
  progress: 'Visto in parte',
  later: 'Eri già più avanti',
  short: 'Appena iniziato',
  rated: 'Stelle date',
  rating: 'Le tue stelle sono più recenti, o le stesse',
  notFound: 'Nessun titolo con questo nome',
  noEpisode: 'La serie non ha questo episodio',
  doubtful: 'Aspetta la tua risposta',
  neither: 'Lasciato fuori, come hai detto',
  refused: 'Non si è potuto salvare: il tuo diario o le tue serie sono al completo',
  catalogue: 'Il database dei film non ha risposto per due giorni',
};

/** "dal 5 marzo", "dall’8 marzo". */
const from = (day: string) => day.replace(/^(?=8 |11 )/, 'dall’').replace(/^(?=\d)/, 'dal ');

const plays = (count: number) =>
  plural(count, { one: '{n} riproduzione', many: '{n} di riproduzioni', other: '{n} riproduzioni' });

function placeOf(episodes: Played['episodes']): string {
  const ranges = episodeRanges(episodes).map(({ season, from, to }) => {
    const code = episodeCode({ season, number: from });
    return from === to ? code : `${code}\u2013E${to}`;
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
  if (state === 'nobody') return 'Aspetta che tu dica di chi è questo account';
  if (state === 'waiting' || outcome === null) return 'Lo stiamo cercando';
  if (!mine && outcome !== 'account') return 'Di qualcun altro qui';
  return outcome === 'progress' ? `Visto al ${play.percent ?? 0}%` : OUTCOMES[outcome];
}

export const CONNECTION_MESSAGES: Translated<typeof English.CONNECTION_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'Plex, Jellyfin, Emby, Kodi o qualsiasi tuo programma annota quello che guardi.',
  signIn: 'Accedi per collegare i tuoi programmi',
  text: 'Quello che guardi in un altro programma finisce da solo nel tuo diario: i film in «Visti», gli episodi segnati, con il loro orario. Ogni riproduzione conta una volta, e puoi toglierla dal diario.',
  off: 'Questo sito non può ricevere quello che mandano i programmi. Chi lo gestisce deve dargli la chiave segreta del backend.',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: 'IL TUO INDIRIZZO',
  stepsTitle: (name) => `Collega ${name}`,
  make: 'Ottieni un indirizzo',
  makeFor: (name) => `Ottieni un indirizzo per ${name}`,
  renew: 'Rinnova l’indirizzo',
  renewFor: (name) => `Rinnova l’indirizzo per ${name}`,
  renewText: 'Se lo rinnovi, il vecchio indirizzo smette subito di valere.',
  end: 'Rimuovi',
  endFor: (name) => `Rimuovi il collegamento con ${name}`,
  address: (name) => `Il tuo indirizzo per ${name}`,
  once: 'Copialo adesso: si vede solo questa volta. Chi ce l’ha può scrivere nel tuo diario. Se lo perdi, rinnovalo.',
  copy: 'Copia',
  copied: 'Copiato',
  since: (day) => `Collegato ${from(day)}.`,
  last: (moment) => `Ultima ricezione: ${exactTime(moment)}.`,
  nothing: 'Ancora niente di ricevuto.',
  told: {
    changed: 'Nel frattempo qualcosa è cambiato. Non è stato fatto niente.',
    ended: 'Il collegamento è stato rimosso. Quello che ha annotato resta nel tuo diario.',
    taken: 'Ora le riproduzioni di questo account vanno nel tuo diario.',
    left: 'Le riproduzioni di questo account non vanno più nel tuo diario.',
    chosen: 'Grazie. Vale per tutte le riproduzioni con questo nome.',
    unanswered: 'Dimenticato. Ti chiederemo di nuovo di questo nome.',
    undone: 'Annullato. La stessa riproduzione non verrà più annotata.',
    accepted: 'Preso. D’ora in poi le sue riproduzioni vanno nel tuo diario.',
  },
  accounts: {
    title: 'Account',
    text: 'Un server riferisce di chiunque lo usi. Di’ quali riproduzioni sono tue; allora conta anche quello che è arrivato prima della tua risposta.',
    line: {
      new: (count) => `${plays(count)}, non ancora tue`,
      mine: (count) => `${plays(count)}, tue`,
      left: (count) => `${plays(count)}, lasciate fuori`,
      invited: (count) => `${plays(count)}, invito mandato`,
      theirs: (count, person) =>
        person === '' ? `${plays(count)}, di qualcun altro qui` : `${plays(count)}, per ${person}`,
    },
    take: 'È mio',
    takeOf: (name) => `${name} è il mio account`,
    leave: 'Lascia fuori',
    leaveOf: (name) => `Lascia fuori ${name}`,
    invite: 'Invita',
    inviteOf: (name) => `Invita qualcuno a prendere le riproduzioni di ${name}`,
  },
  invitation: {
    title: 'Riproduzioni di un server condiviso',
    link: 'Link per la persona a cui appartiene questo account',
    linkText: 'Dallo solo a lei. Vale una settimana, e chi lo apre deve accettare.',
    signIn: 'Accedi per prendere un account',
    somebody: 'Qualcuno',
    offer: (owner, source, name) =>
      source === 'json'
        ? `${owner} ti offre l’account «${name}» del suo programma.`
        : `${owner} ti offre l’account «${name}» del suo ${SOURCES[source]}.`,
    consent:
      'Se lo prendi, quello che riproduce questo account viene annotato nel tuo diario. L’altra persona vede che qualcosa è stato contato, ma non che cosa. Puoi restituirlo quando vuoi.',
    take: 'Prendilo',
    own: 'Questo è un account del tuo stesso collegamento. Manda il link alla persona a cui appartiene.',
    over: 'Questo invito non vale più. Chiedine uno nuovo.',
    back: 'I miei collegamenti',
  },
  taken: {
    title: 'Account che hai preso',
    line: (source, owner, count) =>
      owner === null
        ? `${SOURCES[source]}, ${plays(count)}`
        : `${SOURCES[source]} di ${owner}, ${plays(count)}`,
    back: 'Restituisci',
    backOf: (name) => `Restituisci ${name}`,
  },
  doubtful: {
    title: 'Quale titolo era?',
    text: 'Nessuno corrisponde con certezza. La tua risposta vale per tutte le riproduzioni con questo nome.',
    line: (play, source, alike) =>
      plural(alike, {
        one: `${calledBy(play)} (${SOURCES[source]})`,
        many: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
        other: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
      }),
    pick: 'Questo',
    pickOf: (title) => `Era ${title}`,
    neither: 'Nessuno di questi',
    candidate: (title, year) => (year === null ? title : `${title} (${year})`),
  },
  answers: {
    title: (count) => `Quello che hai detto dei nomi: ${formatNumber(count)}`,
    text: 'Vale quando un programma non manda il numero del titolo. Dimentica una risposta e te lo chiederemo di nuovo.',
    name: ({ name, year }) => (year === 0 ? name : `${name} (${year})`),
    left: 'lasciato fuori',
    forget: 'Dimentica',
    forgetOf: (name) => `Dimentica quello che ho detto di ${name}`,
  },
  log: {
    title: (count) => (count === 50 ? 'Le ultime 50 ricezioni' : `Ricezioni: ${count}`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count) => plural(count, { one: '{n} volta', many: '{n} di volte', other: '{n} volte' }),
    undo: 'Annulla',
    undoOf: (title) => `Annulla: ${title}`,
    none: 'Ancora niente di ricevuto.',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: 'Continua a guardare',
    forget: 'Dimentica',
    forgetOf: (title) => `Dimentica a che punto sono con «${title}»`,
    place: ({ episode, percent }) =>
      [episode && episodeCode(episode), `visto al ${percent}%`].filter(Boolean).join(', '),
  },
};
