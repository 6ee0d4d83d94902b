import type * as English from '../../../messages/ai/ai-keys.ts';
import type { Translated } from '../../../language/translated.ts';

export const AI_KEY_MESSAGES: Translated<typeof English.AI_KEY_MESSAGES> = {
  loading: 'Vos clés arrivent…',
  safety:
    'Votre clé est testée à l’enregistrement, gardée chiffrée sur le serveur, et jamais renvoyée à un navigateur.',
  yours: (provider) => `Votre clé d’API ${provider}`,
  of: (provider) => `Clé d’API ${provider}`,
  used: 'Sert à vos recherches',
  askDelete: 'Supprimer cette clé\u00a0?',
  keep: 'La garder',
  confirm: 'Confirmer',
  erase: 'Supprimer',
  eraseKey: 'Supprimer la clé',
  erasing: 'Suppression…',
  provider: 'Fournisseur',
  endpoint: 'Adresse du serveur',
  model: 'Modèle',
  field: { first: 'Clé d’API', next: 'Nouvelle clé d’API' },
  toggle: { show: 'Afficher la clé', hide: 'Masquer la clé' },
  where: 'Où trouver une clé\u00a0?',
  newTab: 'S’ouvre dans un nouvel onglet.',
  submit: { first: 'Enregistrer la clé', next: 'Remplacer la clé', testing: 'Test de la clé…' },
  demo: {
    offer: 'Pas de clé sous la main\u00a0? Le conseiller hors ligne répond avec les titres de ce site.',
    submit: 'Essayer le conseiller hors ligne',
    busy: 'Un instant…',
  },
};
