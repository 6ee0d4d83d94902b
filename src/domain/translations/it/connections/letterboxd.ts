import type * as English from '../../../messages/connections/letterboxd.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LetterboxdFollow, ReadEntry } from '../../../connections/letterboxd.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { stars as inStars } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

/** "dal 5 marzo", "dall’8 marzo". */
const since = (moment: string) =>
  writtenDay(moment)
    .replace(/^(?=8 |11 )/, 'dall’')
    .replace(/^(?=\d)/, 'dal ');

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: 'È stato letto.',
  same: 'Niente di nuovo.',
  nobody: 'Letterboxd non conosce nessuno con questo nome, o il suo diario è privato.',
  limited: 'Letterboxd ha chiesto una pausa. Lo rileggiamo più tardi.',
  unreadable: 'Quello che è arrivato non era un feed. Lo rileggiamo più tardi.',
  failed: 'Letterboxd non ha risposto. Lo rileggiamo più tardi.',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: 'Contato',
  noted: 'Già nel tuo diario',
  refused: 'Non si è potuto salvare: il tuo diario è pieno',
};

export const LETTERBOXD_MESSAGES: Translated<typeof English.LETTERBOXD_MESSAGES> = {
  title: 'Letterboxd',
  description: 'Segui il tuo diario di Letterboxd nel tuo diario qui.',
  signIn: 'Accedi per seguire il tuo Letterboxd',
  back: ACCOUNT_MENU_MESSAGES.connections,
  text: 'Il tuo diario pubblico su Letterboxd viene letto ogni ora: le voci nuove arrivano nel tuo diario qui con il loro giorno, le stelle e i film rivisti. Niente di tuo viene sovrascritto, e niente arriva due volte. Quello che viene prima delle sue ultime cinquanta voci arriva con un’importazione.',
  off: 'Questo sito non può leggere altri siti. Chi lo gestisce deve impostare SUPABASE_SECRET_KEY.',
  name: 'Il tuo nome lì',
  example: 'il-tuo-nome',
  reviews: 'Anche le recensioni',
  follow: 'Segui',
  change: 'Cambia',
  followed: ({ name, since: moment }) => `Segui ${name} ${since(moment)}.`,
  checked: ({ checkedAt, outcome }) =>
    checkedAt === null || outcome === null
      ? 'Verrà letto entro qualche minuto.'
      : `Ultima lettura: ${exactTime(checkedAt)}. ${OUTCOMES[outcome]}`,
  leave: 'Smetti, tieni quello che è arrivato',
  takeBack: 'Smetti, e togli quello che è arrivato',
  log: 'Le ultime 50 voci',
  line: ({ title, day, stars }) =>
    [title, ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join(', '),
  outcome: ({ outcome }) => READ[outcome],
  told: {
    followed: 'Lo segui. Verrà letto entro qualche minuto.',
    name: 'Questo non è un nome di Letterboxd.',
    left: 'Non viene più letto. Quello che è arrivato resta.',
    takenBack: 'Non viene più letto. Quello che è arrivato è stato tolto, dove non l’avevi cambiato.',
  },
};
