import type * as English from '../../messages/backend.ts';
import type { Translated } from '../../language/translated.ts';

export const BACKEND_MESSAGES: Translated<typeof English.BACKEND_MESSAGES> = {
  duplicate: 'Das gibt es schon.',
  none: 'Das gibt es nicht mehr.',
  forbidden: 'Das darfst du nicht.',
  expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  invalid: 'Das wurde nicht angenommen. Bitte prüf deine Eingaben.',
  bound: 'Mehr geht nicht. Entferne zuerst etwas.',
  tooLarge: 'Die Datei ist zu groß. Mehr als 2\u00a0MB dürfen es nicht sein.',
  limited: 'Zu viele Versuche. Bitte warte einen Moment und versuch es noch einmal.',
  offline: 'Du scheinst offline zu sein. Bitte prüf deine Verbindung und versuch es noch einmal.',
  foreign:
    'Nicht Marquee hat geantwortet, sondern vielleicht die Anmeldeseite dieses Netzes. Melde dich dort an und versuch es noch einmal.',
  full: 'Gerade lässt sich nichts speichern: Der Speicher dieser Website ist voll. Lesen kannst du weiterhin.',
  slow: 'Das hat zu lange gedauert und wurde abgebrochen. Bitte versuch es noch einmal.',
  unavailable: 'Der Dienst antwortet gerade nicht. Bitte versuch es noch einmal.',
};
