import type * as English from '../../../messages/import/import-failures.ts';
import type { Translated } from '../../../language/translated.ts';

export const READING_FAILURES: Translated<typeof English.READING_FAILURES> = {
  unknown:
    'Non conosciamo questo tipo di esportazione. Scegli lo ZIP o i file CSV o JSON che ti hanno dato Letterboxd, IMDb, Trakt, TV Time, Simkl o Marquee.',
  blank: 'Questo file è vuoto. Scaricalo di nuovo e sceglilo ancora una volta.',
  pdf: 'Questo è un PDF. Scegli il file ZIP, CSV o JSON che ti ha dato il sito.',
  page: 'Questa è una pagina di un sito, non la sua esportazione. Accedi lì, scarica l’esportazione vera e scegli quella.',
  workbook: 'Questo è un foglio di calcolo. Salvalo come CSV, e scegli quel file.',
  archive: 'Questo è un archivio che non sappiamo aprire. Estrailo, e scegli i file o mettili in uno ZIP.',
  nested: 'Questo ZIP contiene altri ZIP. Estrailo, e scegli lo ZIP che è la tua esportazione.',
  manyFiles:
    'Questo ZIP contiene più di 5000 file e non viene aperto. Scegli solo i file con la tua cronologia.',
  several: 'Questi file vengono da siti diversi. Importali un sito alla volta.',
  broken:
    'Questo file è rovinato o incompleto, e non si può leggere. Scaricalo di nuovo e sceglilo ancora una volta.',
  tooBig:
    'Questo file contiene più di 200\u00a0MB e non viene aperto. Scegli solo i file con la tua cronologia.',
  tooMany: 'Questo file contiene più di 200.000 voci. Scegli solo alcuni dei suoi file alla volta.',
  empty: 'Il file è quello giusto, ma dentro non c’è niente da importare.',
  gone: 'Non è stato possibile aprire il file. Forse è stato spostato o rinominato: sceglilo di nuovo.',
  defect: 'Non siamo riusciti a leggere questo file. L’errore è nostro, ed è stato segnalato.',
  other: 'Questo non è il file con cui hai iniziato. Scegli quello, o interrompi l’importazione.',
};
