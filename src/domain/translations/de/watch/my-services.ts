import type * as English from '../../../messages/watch/my-services.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

export const MY_SERVICES_MESSAGES: Translated<typeof English.MY_SERVICES_MESSAGES> = {
  section: {
    heading: 'Meine Dienste',
    introduction: 'Wähl aus, was du hast: Titel, die dort im Abo sind, erkennst du dann überall.',
  },
  search: 'Dienst suchen',
  noneFound: (text) => `Kein Dienst hier heißt „${text}“`,
  more: (shown, all) => `Die ersten ${shown} von ${formatNumber(all)}. Tippe, um die anderen zu finden.`,
  ticked: (count) => plural(count, { one: '{n} Dienst gewählt', other: '{n} Dienste gewählt' }),
  elsewhere: 'Nicht in diesem Land',
  unknown: (id) => `Dienst ${id}`,
  missing: 'Die Dienste dieses Landes konnten nicht geladen werden.',
  again: 'Noch einmal',
  scripts: 'Um Dienste zu wählen, brauchst du JavaScript.',
  added: (name) => ({ title: 'Bei deinen Diensten', text: name }),
  removed: (name) => ({ title: 'Nicht mehr bei deinen Diensten', text: name }),
  failed: failed('Deine Dienste konnten nicht geändert werden.'),
  notRead: failed('Deine Dienste konnten nicht gelesen werden.'),
  tooMany: failed('Du kannst 50 Dienste wählen. Entferne zuerst einen.'),
  refused: { title: 'Bitte melde dich an', text: 'Dann kannst du deine Dienste speichern.' },
  included: 'Im Abo bei meinen Diensten',
  only: 'Bei meinen Diensten',
  change: 'Meine Dienste',
  arrivals: 'Neu bei meinen Diensten',
  have: 'Habe ich',
  haveOf: (name) => `${name} habe ich`,
};
