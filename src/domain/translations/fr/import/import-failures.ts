import type * as English from '../../../messages/import/import-failures.ts';
import type { Translated } from '../../../language/translated.ts';

export const READING_FAILURES: Translated<typeof English.READING_FAILURES> = {
  unknown:
    'Nous ne connaissons pas ce genre d’export. Choisissez le ZIP ou les fichiers CSV ou JSON que Letterboxd, IMDb, Trakt, TV Time, Simkl ou Marquee vous ont donnés.',
  blank: 'Ce fichier est vide. Téléchargez-le de nouveau et choisissez-le encore une fois.',
  pdf: 'C’est un PDF. Choisissez le fichier ZIP, CSV ou JSON que le site vous a donné.',
  page: 'C’est une page d’un site, pas son export. Connectez-vous là-bas, téléchargez l’export lui-même et choisissez-le.',
  workbook: 'C’est un classeur de tableur. Enregistrez-le en CSV, et choisissez ce fichier.',
  archive:
    'C’est une archive que nous ne savons pas ouvrir. Décompressez-la, et choisissez les fichiers ou mettez-les dans un ZIP.',
  nested: 'Ce ZIP contient d’autres ZIP. Décompressez-le, et choisissez celui des ZIP qui est votre export.',
  manyFiles:
    'Ce ZIP contient plus de 5\u00a0000 fichiers et ne sera pas ouvert. Choisissez seulement les fichiers de votre historique.',
  several: 'Ces fichiers viennent de sites différents. Importez-les un site à la fois.',
  broken:
    'Ce fichier est abîmé ou incomplet, et ne peut pas être lu. Téléchargez-le de nouveau et choisissez-le encore une fois.',
  tooBig:
    'Ce fichier contient plus de 200\u00a0Mo et ne sera pas ouvert. Choisissez seulement les fichiers de votre historique.',
  tooMany:
    'Ce fichier contient plus de 200\u00a0000 entrées. Choisissez quelques-uns de ses fichiers à la fois.',
  empty: 'C’est le bon fichier, mais il ne contient rien à importer.',
  gone: 'Le fichier n’a pas pu être ouvert. Il a peut-être été déplacé ou renommé\u00a0: choisissez-le de nouveau.',
  defect: 'Nous n’avons pas réussi à lire ce fichier. L’erreur est la nôtre, et nous sommes au courant.',
  other: 'Ce n’est pas le fichier du début. Choisissez celui-là, ou annulez l’import.',
};
