import type * as English from '../../messages/legal.ts';
import type { Translated } from '../../language/translated.ts';

export const LEGAL_MESSAGES: Translated<typeof English.LEGAL_MESSAGES> = {
  privacy: {
    title: 'Privacidade',
    description: 'O que o Marquee guarda sobre você.',
    paragraphs: [
      'Este texto é provisório: quem mantém esta cópia do Marquee coloca aqui o próprio aviso antes de convidar outras pessoas.',
      'Para ler, não é preciso ter conta nem se usa cookie, com uma exceção: “Me surpreenda” guarda suas doze últimas escolhas em um cookie chamado “picked”, que vai só para a página Descobrir, não diz nada sobre você e acaba junto com a sessão do navegador. Quem entra na conta tem um cookie que mantém a conta aberta, um para o visual das listas e um para o fuso horário, para que seus dias sejam mesmo os seus. As buscas recentes e o país que você escolheu para os serviços de streaming ficam no seu navegador; o país indicado pelo idioma do navegador decide quais serviços ele pede a este site, e não é guardado em lugar nenhum. Uma conta guarda seu e-mail, seu nome, sua foto, seu país, se você o informar, suas listas, notas, críticas e lembretes, e excluir a conta apaga tudo isso. Quando uma página quebra, seu navegador conta a este site o que quebrou e onde, e o log guarda isso sem nada sobre você. Os trailers vêm do player sem cookies do YouTube, e só quando você pede um.',
    ],
  },
  terms: {
    title: 'Termos',
    description: 'O que significa usar o Marquee.',
    paragraphs: [
      'Este texto é provisório: quem mantém esta cópia do Marquee coloca aqui os próprios termos antes de convidar outras pessoas.',
      'As informações sobre filmes e séries vêm do TMDB ou, sem uma chave do TMDB, de um conjunto de dados incluído; onde dá para assistir vem do JustWatch. As críticas e as notas pertencem a quem as escreveu, e essa pessoa pode editar e apagar tudo a qualquer momento.',
    ],
  },
};
