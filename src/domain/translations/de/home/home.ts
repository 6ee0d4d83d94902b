import type * as English from '../../../messages/home/home.ts';
import type { Translated } from '../../../language/translated.ts';
import { inCountry } from '../regions.ts';

export const HOME_MESSAGES: Translated<typeof English.HOME_MESSAGES> = {
  trending: { movie: 'Angesagte Filme', tv: 'Angesagte Serien' },
  banner: 'Gerade angesagt',
  details: 'Details',
  tabs: 'Angesagt',
  popular: 'Beliebte Filme',
  topRated: 'Bestbewertet',
  upcoming: 'Kommende Filme',
  wishes: 'Von deiner Merkliste',
  liked: (name) => `Weil dir „${name}“ gefallen hat`,
  loading: 'Lädt …',
  later: 'Diese Titel waren noch nicht so weit, als die Seite geladen wurde.',
  failed: 'Das konnte nicht geladen werden.',
  again: 'Noch einmal',
  seeAll: (heading) => `Alle ansehen: ${heading}`,
};

export const LANDING_MESSAGES: Translated<typeof English.LANDING_MESSAGES> = {
  heading: 'Heute Abend läuft dein nächster Favorit.',
  text: 'Wissen, wo es läuft. Keine Folge verpassen. Ein Tagebuch mit Zahlen führen. Deinen Verlauf mitbringen und alles wieder mitnehmen.',
  search: 'Wo läuft …',
  better: {
    label: 'Warum Marquee',
    watch: {
      title: 'Wissen, wo es läuft',
      text: 'In deinem Land, bei deinen Diensten.',
      all: (region) => `Alles ${inCountry(region)}`,
    },
    next: { title: 'Jede Folge', text: 'Ein Klick hakt sie ab, und die nächste steht bereit.' },
    numbers: {
      title: 'Ein Tagebuch mit Zahlen',
      text: 'Deine Stunden, Genres und Lieblingsleute, Jahr für Jahr.',
      counted: (n) => `Heute angesagt, nach Genre, von ${n} Filmen`,
    },
    bring:
      'Bewertungen, Kritiken, Termine und Listen kommen mit. Und alles kannst du jederzeit wieder mitnehmen.',
  },
  trending: 'Gerade angesagt',
  features: {
    label: 'Was Marquee kann',
    explore: {
      title: 'Eine riesige Auswahl',
      text: 'Filme und Serien nach Kategorie, Genre und Jahr, mit Besetzung, Trailern und ähnlichen Titeln.',
    },
    ask: {
      title: 'Tipps von der KI',
      text: 'Beschreib, worauf du Lust hast, und bekomm Titel mit Begründung, mit deinem eigenen KI-Schlüssel.',
    },
    keep: {
      title: 'Deine Merkliste',
      text: 'Merk dir, was du sehen willst und was du gesehen hast, und lass dich am Starttag erinnern.',
    },
    join: {
      title: 'Sei dabei',
      text: 'Vergib Sterne, schreib Kritiken und lies, was andere meinen.',
    },
  },
};
