import type * as English from '../../../messages/connections/feeds.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { starSigns } from '../../../reviews/stars.ts';
import { episodes } from '../counts.ts';

export const FEED_MESSAGES: Translated<typeof English.FEED_MESSAGES> = {
  diaryOf: (name) => (name === null ? 'Un journal sur Marquee' : `Journal sur Marquee\u00a0: ${name}`),
  reviewsOf: (name) => (name === null ? 'Des critiques sur Marquee' : `Critiques sur Marquee\u00a0: ${name}`),
  wishlist: 'À voir',
  entry: ({ title, year, stars: given }) =>
    `${title || 'Un titre'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  episodes: (count, watched) => `${episodes(count)}. ${watched}`,
  watched: (day) => `Vu le ${formatDate(day)}.`,
  rewatched: (day) => `Revu le ${formatDate(day)}.`,
  tellsEnd: 'Cette critique contient des spoilers. Lisez-la sur sa page.',
};

export const FEEDS_PAGE_MESSAGES: Translated<typeof English.FEEDS_PAGE_MESSAGES> = {
  title: 'Flux',
  description: 'Votre journal et vos critiques pour les lecteurs de flux, vos listes pour Radarr et Sonarr.',
  signIn: 'Connectez-vous pour obtenir vos flux',
  back: 'Connexions',
  text: 'Ce que d’autres programmes peuvent lire de vous\u00a0: journal et critiques en RSS ou JSON Feed, vos titres à voir, vos listes et vos recherches enregistrées aussi pour Radarr et Sonarr. Ce qui est public n’a pas besoin de secret\u00a0: ses flux sont sur votre page et sur vos listes.',
  make: 'Obtenir une adresse',
  renew: 'Renouveler l’adresse',
  renewText: 'Quand vous la renouvelez, toutes les adresses sous l’ancienne s’arrêtent aussitôt.',
  end: 'Supprimer l’adresse',
  since: (day) => `Votre adresse secrète date du ${day}.`,
  made: 'Vos adresses',
  once: 'Copiez maintenant ce qu’il vous faut\u00a0: leur secret ne s’affiche que cette fois. Qui l’a peut lire ce qu’elles nomment.',
  diary: 'Journal',
  reviews: 'Critiques',
  wishlist: 'À voir',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'Comment sont faites les adresses',
  noTvdb:
    'Les listes pour Sonarr sont vides ici\u00a0: le catalogue fourni ne connaît pas les numéros par lesquels Sonarr trouve les séries. Elles se remplissent dès que ce site utilise TMDB.',
  patternText: 'Le vôtre remplace SECRET.',
  told: {
    changed: 'Cela a changé entre-temps. Rien n’a été fait.',
    ended: 'L’adresse est supprimée. Personne ne peut plus lire vos flux par elle.',
  },
};
