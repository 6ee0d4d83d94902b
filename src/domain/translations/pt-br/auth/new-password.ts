import type * as English from '../../../messages/auth/new-password.ts';
import type { Translated } from '../../../language/translated.ts';
import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'Erro', text });
const tooShort = 'A senha precisa ter pelo menos 6 caracteres.';

export const PASSWORD_MESSAGES: Translated<typeof English.PASSWORD_MESSAGES> = {
  invalid: {
    newPassword: { title: 'Senha curta demais', text: tooShort },
    currentMissing: { title: 'Falta a senha atual', text: 'Digite sua senha atual.' },
    currentWrong: { title: 'Senha errada', text: 'Esta não é sua senha atual.' },
    samePassword: { title: 'A mesma senha', text: 'Escolha uma senha diferente da atual.' },
    confirmation: {
      title: 'As senhas não batem',
      text: 'As duas senhas são diferentes. Tente de novo.',
    },
  },
  updated: { title: 'Senha atualizada', text: 'Sua senha nova já está valendo.' },
  changed: {
    title: 'Senha atualizada',
    text: 'Sua senha nova já está valendo. Em todos os outros lugares você saiu da conta.',
  },
  failed: (message) => failed(message || 'Não conseguimos atualizar a senha. Tente de novo.'),
};

export const NEW_PASSWORD_MESSAGES: Translated<typeof English.NEW_PASSWORD_MESSAGES> = {
  heading: 'Redefina sua senha',
  description: 'Crie uma senha nova para sua conta no Marquee.',
  introduction: 'Digite sua senha nova abaixo para terminar.',
  password: 'Senha nova',
  confirmation: 'Repita a senha nova',
  submit: { idle: 'Atualizar senha', busy: 'Atualizando a senha…' },
  broken: 'O link do e-mail não vale ou venceu',
  elsewhere: 'Abra o link no navegador em que você o pediu',
  uninvited: 'Para criar uma senha nova é preciso o link do nosso e-mail',
  nextStep: `Os links funcionam uma vez e por ${LINK_LIFE}. Peça um novo e abra-o aqui.`,
  request: 'Pedir um link novo',
};
