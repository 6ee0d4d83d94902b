import type * as English from '../../../messages/for-you/for-you.ts';
import type { Translated } from '../../../language/translated.ts';
import { countryName, languageName } from '../../../discover/discover-parameters.ts';
import type { Seed } from '../../../for-you/ground.ts';
import type { Reason } from '../../../for-you/reasons.ts';
import { ofTrait, sortOf, type TraitSort } from '../../../for-you/traits.ts';
import { formatNumber } from '../../../format.ts';
import { genreName } from '../../../genres/genres.ts';
import { formatList } from '../../../listing.ts';
import { titleKey } from '../../../title.ts';
import { stars as inStars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

export const traitName: Translated<typeof English.traitName> = (trait, name) => {
  const sort = sortOf(trait);
  if (sort === 'decade') return `la década de ${ofTrait(trait)}`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
};

const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `las dos son de «${of}»`,
  maker: (of) => `las dos son obra de ${of}`,
  theme: (of) => `las dos tratan de «${of}»`,
  actor: (of) => `en las dos sale ${of}`,
  genre: (of) => `las dos son del género ${of}`,
  decade: (of) => `las dos son de ${of}`,
  language: (of) => `las dos son en ${of}`,
  country: (of) => `las dos son de ${of}`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

const WHOLE = [
  'cero estrellas',
  'una estrella',
  'dos estrellas',
  'tres estrellas',
  'cuatro estrellas',
  'cinco estrellas',
];

/** "cinco estrellas", "3½ estrellas". */
function starsGiven(stars: number): string {
  return WHOLE[stars] ?? inStars(stars);
}

function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title ? `«${title}» es una de tus favoritas: ${shared}` : `Por una de tus favoritas: ${shared}`;
  }
  const given = starsGiven(stars);
  return title ? `A «${title}» le diste ${given}: ${shared}` : `A un título le diste ${given}: ${shared}`;
}

function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'se recomiendan juntas';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `Como mucho de lo que ves: ${traitName(reason.trait, reason.name)}`;
    case 'asked':
      return reason.trait
        ? `Pediste más de esto: ${traitName(reason.trait, reason.name)}`
        : `Pediste más como «${reason.name}»`;
    case 'standing':
      return 'Muy bien valorada por mucha gente';
  }
}

export const reasonWords: Translated<typeof English.reasonWords> = (reasons) => {
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
};

const rated = (n: number) =>
  plural(n, {
    one: '{n} título puntuado',
    many: '{n} de títulos puntuados',
    other: '{n} títulos puntuados',
  });

export const FOR_YOU_MESSAGES: Translated<typeof English.FOR_YOU_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.forYou,
  description: 'Qué ver ahora, según lo que te ha gustado.',
  signIn: 'Entra para ver qué encaja contigo',
  signInText:
    'Da estrellas a lo que has visto y Marquee encontrará qué ver después: solo a partir de tus propias estrellas.',
  text: 'Encontrado solo a partir de tus estrellas, tus visionados y tus pendientes.',
  kinds: { name: 'Tipo', all: 'Todo', movie: 'Películas', tv: 'Series' },
  lengths: {
    name: 'Duración',
    any: 'Cualquier duración',
    upTo: (minutes) => `Hasta ${minutes}\u00a0min`,
  },
  wished: 'Con mis pendientes',
  others: 'Mostrar otras',
  back: 'Volver a las primeras',
  why: 'Qué ha aprendido Marquee',
  more: 'Más como esta',
  less: 'Menos como esta',
  moreOf: (name) => `Más como «${name}»`,
  lessOf: (name) => `Menos como «${name}»`,
  said: {
    more: (name) => `Habrá más de esto: ${name}.`,
    less: (name) => `Habrá menos de esto: ${name}.`,
    forget: (name) => `Ya no cuenta: ${name}.`,
    back: (name) => `Retirado lo que dijiste sobre esto: ${name}.`,
  },
  it: 'este título',
  takeBack: 'Retirar',
  because: 'Por qué',
  none: 'Nada que encaje',
  noneText:
    'Nada de lo encontrado para ti es así. Quita alguna de las opciones de arriba; cada día se encuentra más.',
  noneLeftText: 'Has visto u ocultado todo lo encontrado para ti. Marquee busca más cada noche.',
  everything: 'Mostrar todo',
  lengthUnknown: 'Los títulos cuya duración aún no se conoce se quedan fuera.',
  looking: 'Buscando títulos que encajen contigo',
  lookingText: 'Tarda un momento. La página vuelve sola.',
  again: 'Buscar otra vez',
  off: 'Aquí no hay recomendaciones',
  offText:
    'Este sitio funciona sin la clave que hace falta para buscar títulos. Quien lo gestiona puede darle la clave secreta del backend.',
  beginning: {
    heading: 'Cuéntale a Marquee qué te gusta',
    text: (given, needed) =>
      given === 0
        ? `Da estrellas a ${titles(needed)} que hayas visto y tendrás la primera lista. Con el teclado: de 1 a 5 para las estrellas, S para saltar.`
        : `${rated(given)}; quedan ${formatNumber(needed - given)}. Con el teclado: de 1 a 5 para las estrellas, S para saltar.`,
    wall: 'Títulos muy conocidos',
    give: (stars, title) => `Dar ${starsGiven(stars)} a «${title}»`,
    skip: 'Saltar',
    skipTitle: (title) => `Saltar «${title}»`,
    gave: (stars, title) => `${title}: ${starsGiven(stars)}.`,
    skipped: (title) => `Has saltado «${title}».`,
    failed: 'Ahora mismo no se ha podido guardar. Vuelve a intentarlo.',
    progress: (given, needed) =>
      given >= needed ? 'Bastan para una primera lista.' : `${given} de ${needed}`,
    ready: 'Ver qué encaja contigo',
    over: 'Esos eran todos. Busca títulos que hayas visto, dales estrellas en sus fichas y vuelve.',
    overAgain: 'Mostrar los que salté',
    none: 'Ahora mismo no se han podido cargar los títulos. Da estrellas en las fichas de los que conozcas y vuelve.',
  },
  learnt: {
    title: 'Qué ha aprendido Marquee',
    description: 'Lo que Marquee lee en tus estrellas, y cómo corregirlo.',
    text: 'Leído en tus estrellas, tus favoritas, tus visionados y lo que has descartado. Corrige lo que no sea así: vale al momento.',
    likes: 'Te gusta',
    dislikes: 'Te gusta menos',
    said: 'Lo que has dicho',
    saidNone: 'Nada todavía. Di «más» o «menos» aquí o en los títulos encontrados para ti.',
    none: 'Nada aprendido todavía',
    noneText: 'Da estrellas a lo que has visto.',
    from: (titles) => `por ${titles.map((title) => `«${title}»`).join(', ')}`,
    more: 'Más',
    less: 'Menos',
    forget: 'No cuenta',
    moreOf: (name) => `Más de esto: ${name}`,
    lessOf: (name) => `Menos de esto: ${name}`,
    forgetOf: (name) => `No cuenta: ${name}`,
    directions: { '1': 'Más', '-1': 'Menos', '0': 'No cuenta' },
    takeBackOf: (name) => `Retirar lo que dijiste sobre esto: ${name}`,
    back: 'A los títulos',
    sorts: {
      saga: 'Saga',
      maker: 'De',
      theme: 'Sobre',
      actor: 'Con',
      genre: 'Género',
      decade: 'De',
      language: 'En',
      country: 'De',
    },
  },
  fit: {
    label: {
      very: 'Encaja contigo: muy bien',
      well: 'Encaja contigo: bien',
      somewhat: 'Encaja contigo: algo',
      hardly: 'Encaja contigo: apenas',
    },
  },
};
