import type * as English from '../../../messages/watch/watch.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { inCountry } from '../regions.ts';

export const WATCH_MESSAGES: Translated<typeof English.WATCH_MESSAGES> = {
  heading: 'Où regarder',
  headingOf: (title) => `Où regarder «\u00a0${title}\u00a0»`,
  headingIn: (region) => `Où regarder ${inCountry(region)}`,
  kinds: { included: 'Abonnement', free: 'Gratuit', rent: 'Location', buy: 'Achat' },
  explained: {
    included: 'Avec un abonnement à l’une de ces plateformes.',
    free: 'Gratuit, parfois avec de la publicité.',
    rent: 'Pour un temps, payé au titre.',
    buy: 'Pour toujours, payé au titre.',
  },
  more: (count) => `${count} de plus`,
  details: 'Détails',
  nowhere: 'Sur aucune plateforme de votre pays en ce moment.',
  nowhereIn: (region) => `Sur aucune plateforme ${inCountry(region)} en ce moment.`,
  unknown: 'Impossible de vérifier pour le moment.',
  checkedAlone: (day, today) => (day === today ? 'Vérifié aujourd’hui' : `Vérifié le ${formatDate(day)}`),
  dataBy: (source, day, today) =>
    day === today
      ? `Données de ${source}, vérifiées aujourd’hui`
      : `Données de ${source}, vérifiées le ${formatDate(day)}`,
  justWatch: 'JustWatch',
  sample: (source) => `Plateformes d’exemple. Les vraies données viennent de ${source}`,
  sampleNote:
    'Ces plateformes sont inventées, et leur offre aussi\u00a0: le catalogue fourni n’en connaît pas de vraies.',
  chooser: { label: 'Pays', submit: 'Afficher' },
  back: (title) => `Plus sur «\u00a0${title}\u00a0»`,
  atTmdb: 'La même chose sur TMDB',
  title: (title, region) => `Où regarder «\u00a0${title}\u00a0» ${inCountry(region)}`,
  description: (title, region, told) =>
    told === ''
      ? `«\u00a0${title}\u00a0» n’est sur aucune plateforme ${inCountry(region)} en ce moment.`
      : `Où regarder «\u00a0${title}\u00a0» ${inCountry(region)}\u00a0: ${told}.`,
  told: {
    included: (names) => `par abonnement sur ${names}`,
    free: (names) => `gratuit sur ${names}`,
    rent: (names) => `en location sur ${names}`,
    buy: (names) => `à l’achat sur ${names}`,
  },
  failed: 'Les plateformes de ce titre n’ont pas pu être chargées',
  region: {
    section: {
      heading: 'Où vous regardez',
      introduction:
        'Les plateformes d’un titre changent d’un pays à l’autre. Ce réglage n’est visible que de vous.',
    },
    label: 'Pays',
    automatic: 'D’après mon navigateur',
    saved: (name) => ({
      title: 'Enregistré',
      text: `Les plateformes affichées sont celles que l’on a ${inCountry(name)}.`,
    }),
    savedAutomatic: {
      title: 'Enregistré',
      text: 'Les plateformes affichées sont celles du pays de votre navigateur.',
    },
    failed: (message) => ({ title: 'Erreur', text: `Le pays n’a pas pu être enregistré. ${message}` }),
  },
};
