import type * as English from '../../../messages/home/home.ts';
import type { Translated } from '../../../language/translated.ts';
import { inCountry } from '../regions.ts';

export const HOME_MESSAGES: Translated<typeof English.HOME_MESSAGES> = {
  trending: { movie: 'Filmes em alta', tv: 'Séries em alta' },
  banner: 'Em alta agora',
  details: 'Ver detalhes',
  tabs: 'Em alta',
  popular: 'Filmes populares',
  topRated: 'Melhores notas',
  upcoming: 'Próximas estreias',
  wishes: 'Da sua lista “Quero ver”',
  liked: (name) => `Porque você gostou de “${name}”`,
  loading: 'Carregando…',
  later: 'Estes títulos ainda não estavam prontos quando a página carregou.',
  failed: 'Não conseguimos carregar isto.',
  again: 'Tentar de novo',
  seeAll: (heading) => `Ver tudo: ${heading}`,
};

export const LANDING_MESSAGES: Translated<typeof English.LANDING_MESSAGES> = {
  heading: 'Seu próximo favorito está em cartaz hoje à noite.',
  text: 'Saiba onde assistir. Acompanhe cada episódio. Tenha um diário com números. Traga seu histórico e leve tudo embora quando quiser.',
  search: 'Onde posso assistir…',
  better: {
    label: 'Por que o Marquee',
    watch: {
      title: 'Saiba onde assistir',
      text: 'No seu país, nos seus serviços.',
      all: (region) => `Tudo ${inCountry(region)}`,
    },
    next: { title: 'Cada episódio', text: 'Um toque marca, e o próximo já está na fila.' },
    numbers: {
      title: 'Um diário com números',
      text: 'Suas horas, seus gêneros e sua gente, ano a ano.',
      counted: (n) => `Em alta hoje por gênero, de ${n} filmes`,
    },
    bring: 'Notas, críticas, datas e listas vêm junto. E você leva tudo embora quando quiser.',
  },
  trending: 'Em alta agora',
  features: {
    label: 'O que o Marquee faz',
    explore: {
      title: 'Explore um acervo enorme',
      text: 'Filmes e séries por categoria, gênero e ano, com elenco, trailers e títulos parecidos.',
    },
    ask: {
      title: 'Sugestões com IA',
      text: 'Conte o que está a fim de ver e receba títulos com os motivos, usando sua própria chave de IA.',
    },
    keep: {
      title: 'Monte sua lista',
      text: 'Guarde o que quer ver e o que já viu, e receba um lembrete no dia da estreia.',
    },
    join: {
      title: 'Entre na conversa',
      text: 'Dê estrelas, escreva críticas e leia o que outras pessoas acharam.',
    },
  },
};
