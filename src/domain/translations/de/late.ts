import type * as English from '../../messages/late.ts';
import type { Translated } from '../../language/translated.ts';

export const LATE_MESSAGES: Translated<typeof English.LATE_MESSAGES> = {
  missing: {
    title: 'Fehler',
    text: 'Das konnte nicht geöffnet werden. Bitte prüf deine Verbindung und versuch es noch einmal.',
  },
  again: 'Noch einmal',
};
