import type * as English from '../../messages/legal.ts';
import type { Translated } from '../../language/translated.ts';

export const LEGAL_MESSAGES: Translated<typeof English.LEGAL_MESSAGES> = {
  privacy: {
    title: 'Datenschutz',
    description: 'Was Marquee über dich speichert.',
    paragraphs: [
      'Dies ist ein Platzhalter: Wer diese Ausgabe von Marquee betreibt, setzt hier einen eigenen Hinweis ein, bevor andere eingeladen werden.',
      'Lesen geht ohne Konto und ohne Cookie, bis auf eines: „Such einen für mich aus“ merkt sich die letzten zwölf Vorschläge in einem Cookie namens „picked“, das nur an Entdecken geht, nichts über dich sagt und mit der Sitzung des Browsers endet. Wer angemeldet ist, hat ein Cookie, das die Anmeldung hält, eines für die Ansicht der Listen und eines für die Zeitzone, damit Tage die eigenen sind. Letzte Suchen und das Land, das du für Streamingdienste gewählt hast, bleiben in deinem Browser; das Land, das die Sprache deines Browsers nennt, entscheidet, nach welchen Diensten er diese Seite fragt, und wird nirgends gespeichert. Ein Konto enthält deine E-Mail-Adresse, deinen Namen, dein Bild, dein Land, wenn du es nennst, deine Listen, Bewertungen, Kritiken und Erinnerungen; wer das Konto löscht, löscht das alles. Wenn eine Seite nicht funktioniert, sagt dein Browser dieser Seite, was wo nicht ging, und das Protokoll hält es ohne Angaben über dich fest. Trailer kommen vom cookiefreien Player von YouTube, und nur, wenn du einen sehen willst.',
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Was es heißt, Marquee zu nutzen.',
    paragraphs: [
      'Dies ist ein Platzhalter: Wer diese Ausgabe von Marquee betreibt, setzt hier eigene Bedingungen ein, bevor andere eingeladen werden.',
      'Angaben zu Filmen und Serien stammen von TMDB oder, ohne TMDB-Schlüssel, aus einem mitgelieferten Datensatz; wo man sie sehen kann, sagt JustWatch. Kritiken und Bewertungen gehören denen, die sie geschrieben haben, und können von ihnen jederzeit geändert und gelöscht werden.',
    ],
  },
};
