import type * as English from '../../../messages/artists/artists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const ARTIST_MESSAGES: Translated<typeof English.ARTIST_MESSAGES> = {
  invalid: 'Número de persona no válido',
  notFound: {
    title: 'Persona no encontrada',
    text: 'Esta persona no está en el catálogo, o ya no está.',
  },
  failed: 'No se ha podido cargar esta persona',
  failedCredits: 'No se han podido cargar el reparto y el equipo',
  browse: { label: 'Explorar películas', path: '/movies' },
  cast: 'Reparto',
  crew: 'Equipo',
  castAndCrew: 'Reparto y equipo',
  everybody: (count) => `Todo el reparto y equipo (${formatNumber(count)})`,
  born: 'Nacimiento',
  died: 'Fallecimiento',
  place: 'Lugar de nacimiento',
  knownForDepartment: 'Se le conoce por',
  otherNames: 'Otros nombres',
  elsewhere: 'En otros sitios',
  homepage: 'Web oficial',
  age: (day, years) =>
    plural(years, { one: `${day} ({n} año)`, many: `${day} ({n} de años)`, other: `${day} ({n} años)` }),
  ageAtDeath: (day, years) => `${day} (a los ${years} años)`,
  biography: 'Biografía',
  noBiography: 'Nadie ha escrito todavía una biografía.',
  more: 'Leerla entera',
  less: 'Mostrar menos',
  wholeBiography: 'La biografía completa está en TMDB',
  knownFor: 'Lo más conocido',
  filmography: 'Filmografía',
  nothing: 'Aún no se conocen películas ni series.',
  nothingHere: {
    movie: 'Aquí no hay películas.',
    tv: 'Aquí no hay series.',
  },
  announced: 'Anunciadas',
  asSelf: 'En persona, imágenes de archivo y agradecimientos',
  filters: 'Qué títulos',
  orders: 'Orden',
  all: 'Todos',
  kinds: { movie: 'Películas', tv: 'Series' },
  byDate: 'Más recientes',
  byRating: 'Mejor valoradas',
  showAll: (count) => `Ver todo (${formatNumber(count)})`,
  back: (name) => `Todo sobre ${name}`,
  undated: 'Por llegar',
  episodes,
  series: 'Serie',
  show: 'Mostrar',
  pageOf: (page, of) => `Página ${formatNumber(page)} de ${formatNumber(of)}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  rated: 'Valoración',
  roleTitle: (name, role) => `${name}: ${role}`,
  castTitle: (title) => `Reparto y equipo de «${title}»`,
  castDescription: (title, count) =>
    `Quienes hicieron «${title}»: ${plural(count, {
      one: '{n} persona',
      many: '{n} de personas',
      other: '{n} personas',
    })}, por departamento.`,
  description: (name, count) =>
    count === 0 ? `${name} en Marquee.` : `${name} en Marquee: ${titles(count)}, por función.`,
  nobody: 'Aún no consta nadie en este título.',
};
