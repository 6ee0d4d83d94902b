import type * as English from '../../../messages/artists/artists.ts';
import { formatNumber } from '../../../format.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const ARTIST_MESSAGES: Translated<typeof English.ARTIST_MESSAGES> = {
  invalid: 'ID della persona non valido',
  notFound: {
    title: 'Persona non trovata',
    text: 'Questa persona non è nel catalogo, o non c’è più.',
  },
  failed: 'Non è stato possibile caricare questa persona',
  failedCredits: 'Non è stato possibile caricare cast e troupe',
  browse: { label: 'Sfoglia i film', path: '/movies' },
  cast: 'Cast',
  crew: 'Troupe',
  castAndCrew: 'Cast e troupe',
  everybody: (count) => `Tutto il cast e la troupe (${formatNumber(count)})`,
  born: 'Nascita',
  died: 'Morte',
  place: 'Luogo di nascita',
  knownForDepartment: 'Attività',
  otherNames: 'Altri nomi',
  elsewhere: 'Altrove',
  homepage: 'Sito ufficiale',
  age: (day, years) =>
    plural(years, { one: `${day} ({n} anno)`, many: `${day} ({n} di anni)`, other: `${day} ({n} anni)` }),
  ageAtDeath: (day, years) => `${day} (a ${years} anni)`,
  biography: 'Biografia',
  noBiography: 'Nessuno ha ancora scritto una biografia.',
  more: 'Leggi tutto',
  less: 'Mostra meno',
  wholeBiography: 'La biografia completa è su TMDB',
  knownFor: 'I titoli più noti',
  filmography: 'Filmografia',
  nothing: 'Non si conoscono ancora né film né serie.',
  nothingHere: { movie: 'Qui nessun film.', tv: 'Qui nessuna serie.' },
  announced: 'Annunciati',
  asSelf: 'Nel ruolo di sé, immagini di repertorio e ringraziamenti',
  filters: 'Quali titoli',
  orders: 'Ordine',
  all: 'Tutti',
  kinds: { movie: 'Film', tv: 'Serie' },
  byDate: 'Prima i più recenti',
  byRating: 'Prima i migliori',
  showAll: (count) => `Mostra tutti e ${formatNumber(count)}`,
  back: (name) => `Tutto di ${name}`,
  undated: 'Da definire',
  episodes,
  series: 'Serie',
  show: 'Mostra',
  pageOf: (page, of) => `Pagina ${formatNumber(page)} di ${formatNumber(of)}`,
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  rated: 'Voto',
  roleTitle: (name, role) => `${name}: ${role}`,
  castTitle: (title) => `Cast e troupe di «${title}»`,
  castDescription: (title, count) =>
    `Tutti quelli che hanno lavorato a «${title}»: ${plural(count, {
      one: '{n} persona',
      many: '{n} di persone',
      other: '{n} persone',
    })}, reparto per reparto.`,
  description: (name, count) =>
    count === 0 ? `${name} su Marquee.` : `${name} su Marquee: ${titles(count)}, ruolo per ruolo.`,
  nobody: 'Per questo titolo non c’è ancora nessun nome.',
};
