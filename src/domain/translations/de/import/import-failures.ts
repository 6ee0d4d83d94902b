import type * as English from '../../../messages/import/import-failures.ts';
import type { Translated } from '../../../language/translated.ts';

export const READING_FAILURES: Translated<typeof English.READING_FAILURES> = {
  unknown:
    'So einen Export kennen wir nicht. Wähl das ZIP oder die CSV- oder JSON-Dateien, die du von Letterboxd, IMDb, Trakt, TV Time, Simkl oder Marquee bekommen hast.',
  blank: 'Diese Datei ist leer. Lade sie neu herunter und wähl sie noch einmal.',
  pdf: 'Das ist ein PDF. Wähl die ZIP-, CSV- oder JSON-Datei, die du von der Website bekommen hast.',
  page: 'Das ist eine Seite einer Website, nicht ihr Export. Melde dich dort an, lade den Export selbst herunter und wähl ihn.',
  workbook: 'Das ist eine Tabelle. Speicher sie als CSV und wähl diese Datei.',
  archive: 'Dieses Archiv können wir nicht öffnen. Entpack es und wähl die Dateien, oder pack sie als ZIP.',
  nested: 'In diesem ZIP stecken andere ZIPs. Entpack es und wähl das ZIP darin, das dein Export ist.',
  manyFiles:
    'In diesem ZIP stecken mehr als 5.000 Dateien, darum wird es nicht geöffnet. Wähl nur die Dateien mit deinem Verlauf.',
  several: 'Diese Dateien kommen von verschiedenen Websites. Importier sie eine nach der anderen.',
  broken:
    'Diese Datei ist beschädigt oder nicht vollständig und lässt sich nicht lesen. Lade sie neu herunter und wähl sie noch einmal.',
  tooBig:
    'Diese Datei enthält mehr als 200\u00a0MB, darum wird sie nicht geöffnet. Wähl nur die Dateien mit deinem Verlauf.',
  tooMany: 'Diese Datei enthält mehr als 200.000 Einträge. Wähl nur ein paar ihrer Dateien auf einmal.',
  empty: 'Das ist die richtige Datei, aber es steht nichts zum Importieren darin.',
  gone: 'Die Datei konnte nicht geöffnet werden. Vielleicht wurde sie verschoben oder umbenannt: Wähl sie noch einmal.',
  defect: 'Diese Datei konnten wir nicht lesen. Der Fehler liegt bei uns, und wir wissen davon.',
  other: 'Das ist nicht die Datei, mit der du angefangen hast. Wähl die erste oder brich den Import ab.',
};
