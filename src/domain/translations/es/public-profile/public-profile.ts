import type * as English from '../../../messages/public-profile/public-profile.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

export const PUBLIC_PROFILE_MESSAGES: Translated<typeof English.PUBLIC_PROFILE_MESSAGES> = {
  nameless: 'Alguien sin nombre',
  title: (name, handle) => `${name} (@${handle})`,
  description: (name, handle) =>
    `${name} (@${handle}) en Marquee: favoritas, últimos visionados, listas y críticas.`,
  notFound: {
    title: 'Esta página no existe',
    text: 'Nadie tiene aquí este nombre, o su página es privada.',
  },
  failed: { title: 'No se ha podido cargar esta página', text: 'Vuelve a intentarlo en un momento.' },
  browse: { label: 'Ir al inicio', path: '/' },
  followers: (count) =>
    plural(count, { one: '{n} seguidor', many: '{n} de seguidores', other: '{n} seguidores' }),
  following: (count) => plural(count, { one: '{n} seguido', many: '{n} de seguidos', other: '{n} seguidos' }),
  sections: 'Secciones',
  parts: {
    favorites: 'Favoritas',
    watches: 'Últimos visionados',
    lists: 'Listas',
    reviews: 'Críticas',
    numbers: 'Números',
  },
  nothing: 'Aquí aún no hay nada que ver.',
  pickFavorites: (left) =>
    plural(left, {
      one: 'Elige una favorita más',
      many: 'Elige {n} de favoritas más',
      other: 'Elige {n} favoritas más',
    }),
  edit: 'Editar esta página',
  states: {
    private: 'Solo tú ves esta página. Para los demás no existe.',
    link: 'Quien tenga el enlace ve esta página.',
    public: 'Todo el mundo ve esta página.',
  },
  suspended: 'La administración ha ocultado esta página: solo la ves tú.',
  numbers: {
    titles: 'Títulos vistos',
    hours: 'Horas',
    thisYear: 'Títulos este año',
    reviews: 'Críticas',
    ratings: 'Valoraciones',
  },
  split: (ofMovies, ofSeries) => `${movies(ofMovies)}, ${series(ofSeries)}`,
  episodes,
  earlier: 'Críticas anteriores',
  later: 'Críticas posteriores',
};

export const PEOPLE_ACTION_MESSAGES: Translated<typeof English.PEOPLE_ACTION_MESSAGES> = {
  follow: 'Seguir',
  followed: 'Siguiendo',
  unfollow: 'Dejar de seguir',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  removeFollower: 'Quitar',
  removed: 'Ya no te sigue',
  report: 'Denunciar',
  more: 'Más',
  refused: {
    title: 'Entra para seguir a otras personas',
    text: 'Así sus críticas saldrán primero y el inicio te dirá qué ven.',
  },
  refusedBlock: {
    title: 'Entra para bloquear a otras personas',
    text: 'Así ninguna de las dos partes verá la página de la otra.',
  },
  refusedReport: {
    title: 'Entra para denunciar esta página',
    text: 'Las denuncias las lee la administración.',
  },
  nowFollowing: (name) => ({ title: 'Siguiendo', text: `Ahora sigues a ${name}.` }),
  notFollowing: (name) => ({
    title: 'Has dejado de seguir',
    text: `Ya no sigues a ${name}.`,
  }),
  followerRemoved: (name) => ({
    title: 'Ya no te sigue',
    text: `${name} ya no te sigue. Si quieres que siga así, bloquea a esta persona.`,
  }),
  nowBlocked: (name) => ({
    title: 'Bloqueo activado',
    text: `Ni tú ves su página ni ve la tuya, y no verás las críticas de ${name}.`,
  }),
  notBlocked: (name) => ({ title: 'Bloqueo quitado', text: `Has desbloqueado a ${name}.` }),
  failed: { title: 'No ha funcionado', text: 'Nada ha cambiado. Vuelve a intentarlo.' },
  tooMany: {
    title: 'Ya es demasiada gente',
    text: 'Puedes seguir a 1000 personas y bloquear a otras 1000.',
  },
  gone: { title: 'No se puede hacer', text: 'Su página ya no se puede ver.' },
  reporting: {
    title: 'Denunciar esta página',
    question: '¿Qué le pasa?',
    reasons: [
      'Alguien se hace pasar por otra persona',
      'Insultos u odio',
      'Spam o publicidad',
      'Un nombre o una imagen ofensivos',
      'Otra cosa',
    ],
  },
  reported: { title: 'Gracias', text: 'La administración mirará esta página.' },
  alreadyReported: { title: 'Ya denunciada', text: 'La administración ya sabe qué piensas de esta página.' },
  blockedHere: (name) => `Has bloqueado a ${name}. Ni tú ves su página ni ve la tuya.`,
  somebody: 'Alguien',
  private: 'Alguien con la página privada',
};

export const OWN_PROFILE_MESSAGES: Translated<typeof English.OWN_PROFILE_MESSAGES> = {
  section: {
    heading: 'Tu página',
    introduction:
      'Una página propia en una dirección con el nombre que elijas. Es privada hasta que digas otra cosa, y nunca muestra tu correo.',
  },
  name: 'Nombre de tu página',
  hint: 'De 3 a 30 letras, cifras y guiones bajos.',
  claim: 'Quedármelo',
  change: 'Cambiar el nombre',
  changing: (handle) =>
    `@${handle} llevará a tu nombre nuevo durante 90 días; después puede quedárselo cualquiera. Puedes cambiar de nombre tres veces al mes.`,
  looking: 'Comprobando si está libre…',
  states: {
    free: 'Este nombre está libre.',
    claimed: 'Este nombre ya es tuyo.',
    own: 'Este es tu nombre.',
    taken: 'Este nombre no está libre: lo tiene alguien, o uno que se le parece.',
    reserved: 'Este nombre no está disponible.',
    malformed: 'Un nombre tiene de 3 a 30 letras de la a a la z, cifras y guiones bajos.',
    'too-often': 'Has cambiado de nombre tres veces en treinta días. Espera un tiempo.',
  },
  unknown: 'No hemos podido comprobar si este nombre está libre.',
  level: 'Quién ve tu página',
  levels: {
    private: {
      label: 'Solo yo',
      note: 'Para los demás no existe. Tus críticas siguen llevando tu nombre visible.',
    },
    link: {
      label: 'Quien tenga el enlace',
      note: 'No sale en los buscadores y nadie la encuentra por su nombre.',
    },
    public: {
      label: 'Todo el mundo',
      note: 'Tu nombre en las críticas lleva hasta ella, y se te puede seguir.',
    },
  },
  link: 'El enlace a tu página',
  copy: 'Copiar enlace',
  copied: { title: 'Copiado', text: 'El enlace a tu página está en el portapapeles.' },
  renew: 'Crear otro enlace',
  renewed: { title: 'Un enlace nuevo', text: 'El antiguo ya no vale.' },
  shows: 'Qué muestra',
  shown: {
    favorites: 'Cuatro favoritas',
    watches: 'Lo último que has visto, por días, sin tus notas',
    lists: 'Tus listas públicas',
    reviews: 'Tus críticas y estrellas',
    numbers: 'Algunos números de tu diario',
  },
  saved: { title: 'Guardado', text: 'Tu página está como la has elegido.' },
  failed: { title: 'No se ha guardado', text: 'Tu página está como estaba. Vuelve a intentarlo.' },
  see: 'Ver tu página',
  four: 'Cuatro favoritas',
  fourNote: 'Van primero en tu página.',
  add: 'Añadir una favorita',
  forward: 'Adelantar',
  removeOne: 'Quitar',
  remove: (title) => `Quitar «${title}»`,
  earlier: (title) => `Adelantar «${title}»`,
  removed: (title) => ({ title: 'Quitada', text: `«${title}» ya no es una favorita de tu página.` }),
  full: 'Ya has elegido cuatro: quita una para añadir otra.',
  missing: 'No se ha podido cargar.',
  again: 'Reintentar',
  following: 'Personas a las que sigues',
  followers: 'Personas que te siguen',
  blocked: 'Personas que has bloqueado',
  nobody: {
    following: 'Aún no sigues a nadie.',
    followers: 'Aún no te sigue nadie.',
    blocked: 'No has bloqueado a nadie.',
  },
  more: 'Mostrar más',
};

export const ACTIVITY_MESSAGES: Translated<typeof English.ACTIVITY_MESSAGES> = {
  heading: 'De las personas que sigues',
  watched: (name, title) => `${name} ha visto «${title}»`,
  episodes: (name, title, count) =>
    plural(count, {
      one: `${name} ha visto {n} episodio de «${title}»`,
      many: `${name} ha visto {n} de episodios de «${title}»`,
      other: `${name} ha visto {n} episodios de «${title}»`,
    }),
  others: (day, count) =>
    plural(count, {
      one: `${day}, y {n} título más`,
      many: `${day}, y {n} de títulos más`,
      other: `${day}, y {n} títulos más`,
    }),
};
