import type * as English from '../../../messages/offline/offline.ts';
import type { Translated } from '../../../language/translated.ts';

export const OFFLINE_MESSAGES: Translated<typeof English.OFFLINE_MESSAGES> = {
  title: 'Offline',
  heading: 'Du bist offline',
  text: 'Diese Seite konnte nicht geladen werden. Was du gespeichert hast, ist sicher: Es ist wieder da, sobald du verbunden bist.',
  again: 'Noch einmal',
};
