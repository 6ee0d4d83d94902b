import type * as English from '../../../messages/ai/ai-keys.ts';
import type { Translated } from '../../../language/translated.ts';

export const AI_KEY_MESSAGES: Translated<typeof English.AI_KEY_MESSAGES> = {
  loading: 'Deine Schlüssel laden …',
  safety:
    'Dein Schlüssel wird beim Speichern geprüft, verschlüsselt auf dem Server verwahrt und nie an einen Browser zurückgeschickt.',
  yours: (provider) => `Dein API-Schlüssel für ${provider}`,
  of: (provider) => `API-Schlüssel für ${provider}`,
  used: 'Für deine Suchen benutzt',
  askDelete: 'Diesen Schlüssel löschen?',
  keep: 'Behalten',
  confirm: 'Bestätigen',
  erase: 'Löschen',
  eraseKey: 'Schlüssel löschen',
  erasing: 'Wird gelöscht …',
  provider: 'Anbieter',
  endpoint: 'Adresse des Servers',
  model: 'Modell',
  field: { first: 'API-Schlüssel', next: 'Neuer API-Schlüssel' },
  toggle: { show: 'Schlüssel zeigen', hide: 'Schlüssel verbergen' },
  where: 'Woher bekomme ich einen Schlüssel?',
  newTab: 'Öffnet sich in einem neuen Tab.',
  submit: {
    first: 'Schlüssel speichern',
    next: 'Schlüssel ersetzen',
    testing: 'Schlüssel wird geprüft …',
  },
  demo: {
    offer: 'Gerade keinen Schlüssel? Die Empfehlung ohne Modell antwortet mit den Titeln dieser Website.',
    submit: 'Ohne Modell ausprobieren',
    busy: 'Einen Moment …',
  },
};
