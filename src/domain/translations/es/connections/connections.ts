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
  unreadable: 'No se ha podido leer',
  music: 'La música se deja fuera',
  live: 'La televisión en directo se deja fuera',
  clip: 'Los tráileres y clips se dejan fuera',
  otherKind: 'Ni película ni episodio',
  otherEvent: 'Nada que se haya reproducido',
  started: 'Empezado',
  unplayed: 'Marcado allí como no visto; aquí no se quita nada',
  unrated: 'Sin estrellas',
  partRating: 'Las estrellas son para películas y series enteras',
  nameless: 'No dice ningún título',
  noPlace: 'No dice qué episodio',
  account: 'Otra cuenta',
  counted: 'Contado',
  repeated: 'Ya contado',
  noted: 'Ya anotado',
  progress: 'Visto en parte',
  later: 'Ya ibas más adelante',
  short: 'Apenas empezado',
  rated: 'Estrellas dadas',
  rating: 'Tus propias estrellas son posteriores, o las mismas',
  notFound: 'No existe tal título',
  noEpisode: 'La serie no tiene ese episodio',
  doubtful: 'Espera tu respuesta',
  neither: 'Se deja fuera, como dijiste',
  refused: 'No se ha podido guardar: tu diario o tus series están llenos',
  catalogue: 'La base de datos de cine no ha respondido en dos días',
};

const plays = (count: number) =>
  plural(count, { one: '{n} reproducción', many: '{n} de reproducciones', other: '{n} reproducciones' });

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
  if (state === 'nobody') return 'Espera a que digas de quién es la cuenta';
  if (state === 'waiting' || outcome === null) return 'Consultándose';
  if (!mine && outcome !== 'account') return 'De otra persona de aquí';
  return outcome === 'progress' ? `${play.percent ?? 0}\u00a0% visto` : OUTCOMES[outcome];
}

export const CONNECTION_MESSAGES: Translated<typeof English.CONNECTION_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'Plex, Jellyfin, Emby, Kodi o cualquier programa tuyo anota lo que ves.',
  signIn: 'Entra para conectar tus programas',
  text: 'Lo que reproduces en otro programa pasa solo a tu diario: las películas, a «Ya vistas»; los episodios, marcados, con su hora. Cada reproducción cuenta una vez, y la puedes deshacer en tu diario.',
  off: 'Este sitio no puede recibir lo que envían los programas. Quien lo gestiona tiene que darle la clave secreta del backend.',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: 'TU DIRECCIÓN',
  stepsTitle: (name) => `Configurar ${name}`,
  make: 'Crear dirección',
  makeFor: (name) => `Crear una dirección para ${name}`,
  renew: 'Renovar la dirección',
  renewFor: (name) => `Renovar la dirección para ${name}`,
  renewText: 'Al renovarla, la dirección antigua deja de valer al momento.',
  end: 'Quitar',
  endFor: (name) => `Quitar la conexión con ${name}`,
  address: (name) => `Tu dirección para ${name}`,
  once: 'Cópiala ahora: solo se muestra esta vez. Quien la tenga puede escribir en tu diario. Si la pierdes, renuévala.',
  copy: 'Copiar',
  copied: 'Copiado',
  since: (day) => `Con conexión desde el ${day}.`,
  last: (moment) => `Última recepción: ${exactTime(moment)}.`,
  nothing: 'Aún no se ha recibido nada.',
  told: {
    changed: 'Esto ha cambiado mientras tanto. No se ha hecho nada.',
    ended: 'La conexión está quitada. Lo que anotó se queda en tu diario.',
    taken: 'Las reproducciones de esta cuenta pasan ahora a tu diario.',
    left: 'Las reproducciones de esta cuenta ya no pasan a tu diario.',
    chosen: 'Gracias. Vale para todas las reproducciones con este nombre.',
    unanswered: 'Olvidado. Se te volverá a preguntar por este nombre.',
    undone: 'Deshecho. La misma reproducción no se volverá a anotar.',
    accepted: 'Hecho. Desde ahora sus reproducciones pasan a tu diario.',
  },
  accounts: {
    title: 'Cuentas',
    text: 'Un servidor informa de todas las personas que lo usan. Di qué reproducciones son tuyas; lo que llegó antes de tu respuesta se cuenta entonces.',
    line: {
      new: (count) => `${plays(count)}, aún sin asignar`,
      mine: (count) => `${plays(count)}, de tu cuenta`,
      left: (count) => `${plays(count)}, fuera de tu diario`,
      invited: (count) => `${plays(count)}, invitación enviada`,
      theirs: (count, person) =>
        person === '' ? `${plays(count)}, de otra persona de aquí` : `${plays(count)}, para ${person}`,
    },
    take: 'Es mía',
    takeOf: (name) => `«${name}» es mi cuenta`,
    leave: 'Dejar fuera',
    leaveOf: (name) => `Dejar fuera «${name}»`,
    invite: 'Invitar',
    inviteOf: (name) => `Invitar a alguien a quedarse las reproducciones de «${name}»`,
  },
  invitation: {
    title: 'Reproducciones de un servidor compartido',
    link: 'Enlace para la persona de esta cuenta',
    linkText: 'Dáselo solo a ella. Vale una semana, y quien lo abra tiene que aceptar.',
    signIn: 'Entra para quedarte una cuenta',
    somebody: 'Alguien',
    offer: (owner, source, name) =>
      source === 'json'
        ? `${owner} te ofrece la cuenta «${name}» de su programa.`
        : `${owner} te ofrece la cuenta «${name}» de su ${SOURCES[source]}.`,
    consent:
      'Si la aceptas, lo que reproduzca esta cuenta se anota en tu diario. Quien te la ofrece ve que se ha contado algo, y nada de qué. Puedes devolverla cuando quieras.',
    take: 'Aceptarla',
    own: 'Esta cuenta es de tu propia conexión. Envía el enlace a quien pertenezca.',
    over: 'Esta invitación ha caducado. Pide otra.',
    back: 'Mis conexiones',
  },
  taken: {
    title: 'Cuentas que has aceptado',
    line: (source, owner, count) =>
      owner === null
        ? `${SOURCES[source]}, ${plays(count)}`
        : `${SOURCES[source]} de ${owner}, ${plays(count)}`,
    back: 'Devolver',
    backOf: (name) => `Devolver «${name}»`,
  },
  doubtful: {
    title: '¿Qué título era?',
    text: 'Ninguno encaja con seguridad. Tu respuesta vale para todas las reproducciones con este nombre.',
    line: (play, source, alike) =>
      plural(alike, {
        one: `${calledBy(play)} (${SOURCES[source]})`,
        many: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
        other: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
      }),
    pick: 'Este',
    pickOf: (title) => `Era «${title}»`,
    neither: 'Ninguno de estos',
    candidate: (title, year) => (year === null ? title : `${title} (${year})`),
  },
  answers: {
    title: (count) => `Lo que has dicho de nombres: ${formatNumber(count)}`,
    text: 'Vale cuando un programa no envía ningún número del título. Olvida una respuesta para que se te vuelva a preguntar.',
    name: ({ name, year }) => (year === 0 ? name : `${name} (${year})`),
    left: 'se deja fuera',
    forget: 'Olvidar',
    forgetOf: (name) => `Olvidar lo que dije de «${name}»`,
  },
  log: {
    title: (count) => (count === 50 ? 'Los últimos 50 envíos' : `Envíos: ${count}`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count) => plural(count, { one: '{n} vez', many: '{n} de veces', other: '{n} veces' }),
    undo: 'Deshacer',
    undoOf: (title) => `Deshacer: ${title}`,
    none: 'Aún no se ha recibido nada.',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: 'Seguir viendo',
    forget: 'Olvidar',
    forgetOf: (title) => `Olvidar por dónde voy en «${title}»`,
    place: ({ episode, percent }) =>
      [episode && episodeCode(episode), `${percent}\u00a0% visto`].filter(Boolean).join(', '),
  },
};
