import type * as English from '../../../messages/auth/refusals.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const REFUSAL_MESSAGES: Translated<typeof English.REFUSAL_MESSAGES> = {
  credentials: 'O e-mail ou a senha não confere.',
  registered: 'Já existe uma conta com este endereço.',
  tooShort: (characters) =>
    plural(characters, {
      one: 'Use pelo menos {n} caractere.',
      many: 'Use pelo menos {n} de caracteres.',
      other: 'Use pelo menos {n} caracteres.',
    }),
  tooPlain: 'Use letras minúsculas e maiúsculas, números e símbolos.',
  stolen: 'Esta senha aparece em listas de senhas roubadas. Escolha outra.',
  mailsLater: (seconds) =>
    plural(seconds, {
      one: 'Espere {n} segundo antes de pedir outro e-mail.',
      many: 'Espere {n} de segundos antes de pedir outro e-mail.',
      other: 'Espere {n} segundos antes de pedir outro e-mail.',
    }),
  mails: 'Por enquanto não dá para enviar mais e-mails daqui. Tente de novo em uma hora.',
  notAuthorized: 'Este site não consegue enviar e-mails para este endereço. Fale com quem mantém o site.',
  passwordsOff: 'Aqui não dá para entrar com senha. Fale com quem mantém este site.',
  banned: 'Esta conta está bloqueada. Fale com quem mantém este site.',
  signInAgain: 'Saia, entre de novo e então escolha a nova senha.',
};
