import type * as English from '../../../messages/watch/watch.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { inCountry } from '../regions.ts';

export const WATCH_MESSAGES: Translated<typeof English.WATCH_MESSAGES> = {
  heading: 'Onde assistir',
  headingOf: (title) => `Onde assistir “${title}”`,
  headingIn: (region) => `Onde assistir ${inCountry(region)}`,
  kinds: { included: 'Assinatura', free: 'Grátis', rent: 'Alugar', buy: 'Comprar' },
  explained: {
    included: 'Com a assinatura de um destes serviços.',
    free: 'De graça, às vezes com anúncios.',
    rent: 'Por um tempo, pagando por título.',
    buy: 'Para sempre, pagando por título.',
  },
  more: (count) => `Mais ${count}`,
  details: 'Detalhes',
  nowhere: 'Não está no streaming do seu país agora.',
  nowhereIn: (region) => `Não está no streaming ${inCountry(region)} agora.`,
  unknown: 'Não conseguimos conferir isso agora.',
  checkedAlone: (day, today) => (day === today ? 'Conferido hoje' : `Conferido em ${formatDate(day)}`),
  dataBy: (source, day, today) =>
    day === today
      ? `Dados do ${source}, conferidos hoje`
      : `Dados do ${source}, conferidos em ${formatDate(day)}`,
  justWatch: 'JustWatch',
  sample: (source) => `Serviços de exemplo. Dados reais do ${source}`,
  sampleNote:
    'Estes serviços são inventados, e o que eles exibem também: o catálogo incluído não conhece nenhum real.',
  chooser: { label: 'País', submit: 'Mostrar' },
  back: (title) => `Sobre “${title}”`,
  atTmdb: 'O mesmo no TMDB',
  title: (title, region) => `Onde assistir “${title}” ${inCountry(region)}`,
  description: (title, region, told) =>
    told === ''
      ? `“${title}” não está no streaming ${inCountry(region)} agora.`
      : `Onde assistir “${title}” ${inCountry(region)}: ${told}.`,
  told: {
    included: (names) => `por assinatura em ${names}`,
    free: (names) => `de graça em ${names}`,
    rent: (names) => `para alugar em ${names}`,
    buy: (names) => `para comprar em ${names}`,
  },
  failed: 'Não conseguimos carregar onde assistir',
  region: {
    section: {
      heading: 'Onde você assiste',
      introduction: 'Os serviços que têm um título mudam de país para país. Só você vê isto.',
    },
    label: 'País',
    automatic: 'Do meu navegador',
    saved: (name) => ({ title: 'Salvo', text: `Você vê os serviços disponíveis ${inCountry(name)}.` }),
    savedAutomatic: {
      title: 'Salvo',
      text: 'Você vê os serviços do país indicado pelo seu navegador.',
    },
    failed: (message) => ({ title: 'Erro', text: `Não conseguimos salvar o país. ${message}` }),
  },
};
