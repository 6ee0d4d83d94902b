import type * as English from '../../../messages/home/own.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const OWN_HOME_MESSAGES: Translated<typeof English.OWN_HOME_MESSAGES> = {
  lead: { arrived: 'Nouveau sur vos plateformes' },
  noLead: {
    heading: 'Que voulez-vous voir ce soir\u00a0?',
    text: 'Cherchez un titre, ou resserrez le choix.',
    discover: 'Découvrir des films',
  },
  away: {
    heading: 'Pendant votre absence',
    since: (day) => `Depuis le ${formatDate(day)}`,
    notices: (n, most) =>
      n >= most
        ? `${most} notifications ou plus`
        : plural(n, {
            one: '{n} notification',
            many: '{n} de notifications',
            other: '{n} notifications',
          }),
    episodes: (n, series) =>
      `${episodes(n)} de ${plural(series, {
        one: '{n} série que vous suivez',
        many: '{n} de séries que vous suivez',
        other: '{n} séries que vous suivez',
      })}`,
    arrivals: (n) => `${titles(n)} de votre liste «\u00a0À voir\u00a0» sur vos plateformes`,
  },
  steps: {
    heading: 'Faites de Marquee le vôtre',
    done: 'Fait',
    hide: 'Masquer ces étapes',
    services: {
      label: 'Choisissez vos plateformes',
      text: 'Chaque titre dit alors si vous pouvez le regarder tout de suite.',
    },
    import: {
      label: 'Importez votre historique',
      text: 'Depuis Letterboxd, Trakt, IMDb, TV Time et d’autres.',
    },
    stars: { label: 'Notez cinq favoris', text: 'Marquee trouve alors ce qui vous va.' },
    series: { label: 'Suivez trois séries', text: 'Leur prochain épisode est alors à portée de clic.' },
  },
  failed: { title: 'Ce qui est à vous n’a pas pu être chargé', text: 'Tout est encore là.' },
  seen: { leftOut: 'Ce que vous avez vu n’apparaît pas ci-dessous.', show: 'Réafficher les titres vus' },
};
