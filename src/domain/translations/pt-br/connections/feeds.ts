import type * as English from '../../../messages/connections/feeds.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { starSigns } from '../../../reviews/stars.ts';
import { episodes } from '../counts.ts';

export const FEED_MESSAGES: Translated<typeof English.FEED_MESSAGES> = {
  diaryOf: (name) => `O diário de ${name ?? 'alguém'} no Marquee`,
  reviewsOf: (name) => `As críticas de ${name ?? 'alguém'} no Marquee`,
  wishlist: 'Quero ver',
  entry: ({ title, year, stars: given }) =>
    `${title || 'Um título'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  episodes: (count, watched) => `${episodes(count)}. ${watched}`,
  watched: (day) => `Visto em ${formatDate(day)}.`,
  rewatched: (day) => `Revisto em ${formatDate(day)}.`,
  tellsEnd: 'Esta crítica contém spoilers. Leia-a na página dela.',
};

export const FEEDS_PAGE_MESSAGES: Translated<typeof English.FEEDS_PAGE_MESSAGES> = {
  title: 'Feeds',
  description: 'Seu diário e suas críticas para leitores de feeds, suas listas para Radarr e Sonarr.',
  signIn: 'Entre para ter seus feeds',
  back: 'Conexões',
  text: 'O que outros programas podem ler de você: diário e críticas em RSS ou JSON Feed, e “Quero ver”, listas e buscas salvas também para Radarr e Sonarr. O que é público não precisa de segredo: os feeds estão na sua página e nas suas listas.',
  make: 'Criar endereço',
  renew: 'Renovar endereço',
  renewText: 'Ao renovar, todos os endereços abaixo do antigo param de funcionar na hora.',
  end: 'Encerrar endereço',
  since: (day) => `Seu endereço secreto foi criado em ${day}.`,
  made: 'Seus endereços',
  once: 'Copie agora o que for usar: o segredo neles só aparece desta vez. Quem o tiver pode ler o que eles indicam.',
  diary: 'Diário',
  reviews: 'Críticas',
  wishlist: 'Quero ver',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'Como os endereços são feitos',
  noTvdb:
    'As listas para Sonarr ficam vazias aqui: o catálogo incluído não conhece os números pelos quais o Sonarr encontra séries. Elas se enchem quando este site passar a usar o TMDB.',
  patternText: 'No lugar de SECRET vai o seu próprio.',
  told: {
    changed: 'Isto mudou nesse meio-tempo. Nada foi feito.',
    ended: 'O endereço foi encerrado. Ninguém mais pode ler seus feeds por ele.',
  },
};
