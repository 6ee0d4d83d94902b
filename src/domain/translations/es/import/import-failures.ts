import type * as English from '../../../messages/import/import-failures.ts';
import type { Translated } from '../../../language/translated.ts';

export const READING_FAILURES: Translated<typeof English.READING_FAILURES> = {
  unknown:
    'No conocemos este tipo de exportación. Elige el ZIP o los archivos CSV o JSON que te dieron Letterboxd, IMDb, Trakt, TV Time, Simkl o Marquee.',
  blank: 'Este archivo está vacío. Descárgalo otra vez y vuelve a elegirlo.',
  pdf: 'Esto es un PDF. Elige el archivo ZIP, CSV o JSON que te dio el sitio.',
  page: 'Esto es una página de un sitio, no su exportación. Entra allí, descarga la exportación y elígela.',
  workbook: 'Esto es una hoja de cálculo. Guárdala como CSV y elige ese archivo.',
  archive:
    'Este es un archivo comprimido que no podemos abrir. Descomprímelo y elige los archivos, o comprímelos en un ZIP.',
  nested: 'Este ZIP contiene otros ZIP. Descomprímelo y elige el que es tu exportación.',
  manyFiles: 'Este ZIP contiene más de 5000 archivos y no se abre. Elige solo los de tu historial.',
  several: 'Estos archivos vienen de sitios distintos. Impórtalos de uno en uno.',
  broken:
    'Este archivo está dañado o incompleto y no se puede leer. Descárgalo otra vez y vuelve a elegirlo.',
  tooBig: 'Este archivo contiene más de 200\u00a0MB y no se abre. Elige solo los archivos de tu historial.',
  tooMany: 'Este archivo contiene más de 200.000 entradas. Elige solo algunos de sus archivos cada vez.',
  empty: 'Es el archivo correcto, pero no hay nada que importar.',
  gone: 'No se ha podido abrir el archivo. Quizá haya cambiado de sitio o de nombre: elígelo otra vez.',
  defect: 'No hemos podido leer este archivo. Es un fallo nuestro y ya nos ha llegado el aviso.',
  other: 'Este no es el archivo con el que empezaste. Elige aquel o cancela la importación.',
};
