import type * as English from '../../../messages/profile/account.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Erro', text });

export const ACCOUNT_MESSAGES: Translated<typeof English.ACCOUNT_MESSAGES> = {
  profile: {
    signIn: 'Entre para ver e editar seu perfil',
    fullName: 'Nome completo',
    email: 'E-mail',
    avatar: 'Foto',
    yourAvatar: 'Sua foto',
    emailFixed: 'Não dá para mudar o e-mail',
    submit: { idle: 'Salvar perfil', saving: 'Salvando…', uploading: 'Enviando…' },
    saved: { title: 'Perfil atualizado', text: 'Seu perfil foi atualizado.' },
    saveFailed: (message) => failed(message),
    imagesOnly: 'Escolha um arquivo de imagem: PNG, JPEG, WebP, GIF ou SVG.',
    choose: 'Escolha uma imagem ou solte uma aqui. O quadrado do meio vira sua foto.',
  },
  account: {
    submit: { idle: 'Excluir conta', deleting: 'Excluindo…' },
    deletedForGood: 'Isto será apagado para sempre:',
    cannotBeUndone: 'Não é possível desfazer esta ação.',
    whatIsDeleted: [
      'Dados do perfil',
      'Filmes e séries de “Quero ver”',
      'Filmes e séries de “Assistidos”',
      'Favoritos',
      'Notas e críticas',
      'Lembretes',
      'Chaves de API',
      'O diário e as séries e episódios que você acompanha',
      'Suas próprias listas e sua página',
      'Notificações e buscas salvas',
    ],
    deleted: {
      title: 'Conta excluída',
      text: 'Sua conta e todos os dados dela foram apagados para sempre.',
    },
    deleteFailed: failed('Não conseguimos excluir a conta. Tente de novo ou fale com o suporte.'),
  },
};

export const PASSWORD_CHANGE_MESSAGES: Translated<typeof English.PASSWORD_CHANGE_MESSAGES> = {
  heading: 'Senha',
  introduction: 'Ao mudar a senha, você sai da conta em todo lugar, menos aqui.',
  current: 'Senha atual',
  fresh: 'Senha nova',
  confirmation: 'Repita a senha nova',
  toggles: {
    current: { show: 'Mostrar senha atual', hide: 'Ocultar senha atual' },
    fresh: { show: 'Mostrar senha nova', hide: 'Ocultar senha nova' },
    confirmation: { show: 'Mostrar senha repetida', hide: 'Ocultar senha repetida' },
  },
  submit: { idle: 'Mudar senha', busy: 'Mudando a senha…' },
};

export const PROFILE_PAGE_MESSAGES: Translated<typeof English.PROFILE_PAGE_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'Seu nome, sua foto e seu país no Marquee.',
  sections: 'Seções',
  about: 'Sobre você',
  people: 'Pessoas',
  more: 'Mais do que é seu',
  danger: {
    heading: 'Zona de perigo',
    introduction: 'Apaga sua conta e tudo o que você guarda aqui, para sempre.',
  },
};
