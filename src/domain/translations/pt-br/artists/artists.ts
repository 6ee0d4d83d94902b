import type * as English from '../../../messages/artists/artists.ts';
import { formatNumber } from '../../../format.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const ARTIST_MESSAGES: Translated<typeof English.ARTIST_MESSAGES> = {
  invalid: 'Número de pessoa inválido',
  notFound: {
    title: 'Pessoa não encontrada',
    text: 'Esta pessoa não está no catálogo, ou não está mais.',
  },
  failed: 'Não conseguimos carregar esta pessoa',
  failedCredits: 'Não conseguimos carregar o elenco e a equipe',
  browse: { label: 'Explorar filmes', path: '/movies' },
  cast: 'Elenco',
  crew: 'Equipe',
  castAndCrew: 'Elenco e equipe',
  everybody: (count) => `Elenco e equipe completos (${formatNumber(count)})`,
  born: 'Nascimento',
  died: 'Morte',
  place: 'Local de nascimento',
  knownForDepartment: 'Área',
  otherNames: 'Outros nomes',
  elsewhere: 'Em outros sites',
  homepage: 'Site oficial',
  age: (day, years) =>
    plural(years, { one: `${day} ({n} ano)`, many: `${day} ({n} de anos)`, other: `${day} ({n} anos)` }),
  ageAtDeath: (day, years) => `${day} (aos ${years})`,
  biography: 'Biografia',
  noBiography: 'Ninguém escreveu uma biografia ainda.',
  more: 'Ler tudo',
  less: 'Mostrar menos',
  wholeBiography: 'A biografia completa está no TMDB',
  knownFor: 'Destaques',
  filmography: 'Filmografia',
  nothing: 'Nenhum filme ou série por aqui ainda.',
  nothingHere: { movie: 'Nenhum filme aqui.', tv: 'Nenhuma série aqui.' },
  announced: 'Anunciado',
  asSelf: 'No próprio papel, imagens de arquivo e agradecimentos',
  filters: 'Quais títulos',
  orders: 'Ordem',
  all: 'Todos',
  kinds: { movie: 'Filmes', tv: 'Séries' },
  byDate: 'Mais novos primeiro',
  byRating: 'Melhores notas primeiro',
  showAll: (count) => `Mostrar todos (${formatNumber(count)})`,
  back: (name) => `Tudo de ${name}`,
  undated: 'Por vir',
  episodes,
  series: 'Série',
  show: 'Mostrar',
  pageOf: (page, of) => `Página ${formatNumber(page)} de ${formatNumber(of)}`,
  previous: 'Página anterior',
  next: 'Próxima página',
  rated: 'Nota',
  roleTitle: (name, role) => `${name}: ${role}`,
  castTitle: (title) => `Elenco e equipe de “${title}”`,
  castDescription: (title, count) =>
    `Todos os que trabalharam em “${title}”: ${plural(count, {
      one: '{n} pessoa',
      many: '{n} de pessoas',
      other: '{n} pessoas',
    })}, por área.`,
  description: (name, count) =>
    count === 0 ? `${name} no Marquee.` : `${name} no Marquee: ${titles(count)}, por função.`,
  nobody: 'Ainda não há ninguém creditado neste título.',
};
