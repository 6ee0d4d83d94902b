import type * as English from '../../../messages/offline/offline.ts';
import type { Translated } from '../../../language/translated.ts';

export const OFFLINE_MESSAGES: Translated<typeof English.OFFLINE_MESSAGES> = {
  title: 'Sem internet',
  heading: 'Você está sem internet',
  text: 'Esta página não carregou. O que você salvou está seguro: tudo reaparece assim que você se conectar.',
  again: 'Tentar de novo',
};
