import type * as English from '../../../messages/collections/wish-missing.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const WISH_MISSING_MESSAGES: Translated<typeof English.WISH_MISSING_MESSAGES> = {
  button: 'Pôr os que faltam em “Quero ver”',
  counted: (count) =>
    plural(count, {
      one: 'Pôr o que falta em “Quero ver”',
      many: 'Pôr os {n} que faltam em “Quero ver”',
      other: 'Pôr os {n} que faltam em “Quero ver”',
    }),
  complete: 'Todos já vistos ou em “Quero ver”',
  signIn: { title: 'Entre na sua conta', text: 'Assim você pode guardar os filmes que quer ver.' },
  added: (count) => ({
    title: 'Adicionado a “Quero ver”',
    text: plural(count, {
      one: '{n} filme adicionado',
      many: '{n} de filmes adicionados',
      other: '{n} filmes adicionados',
    }),
  }),
  none: { title: 'Nada para adicionar', text: 'Você já viu todos ou já os tem em “Quero ver”.' },
  undone: (count) => ({
    title: 'Removido de “Quero ver”',
    text: plural(count, {
      one: '{n} filme saiu da lista',
      many: '{n} de filmes saíram da lista',
      other: '{n} filmes saíram da lista',
    }),
  }),
  failed: {
    title: 'Erro',
    text: 'Não conseguimos pôr os filmes que faltam em “Quero ver”. Tente de novo.',
  },
};
