import type * as English from '../../../messages/diary/diary.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erro', text });

const NUMERALS = ['Nenhum', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

export const episodesOf: Translated<typeof English.episodesOf> = (count, series) =>
  plural(count, {
    one: `${NUMERALS[count] ?? '{n}'} episódio de “${series}”`,
    many: `{n} de episódios de “${series}”`,
    other: `${NUMERALS[count] ?? '{n}'} episódios de “${series}”`,
  });

export const onDay: Translated<typeof English.onDay> = (day) =>
  day === null ? 'sem data' : `em ${formatDate(day)}`;

export const DIARY_MESSAGES: Translated<typeof English.DIARY_MESSAGES> = {
  log: 'Registrar o que você viu',
  entry: {
    someTime: 'Sem data',
    someSeries: 'uma série',
    again: 'Revisto',
    editOf: (title) => `Editar seu registro de “${title}”`,
  },
  refused: { title: 'Entre na sua conta', text: 'Assim você pode manter um diário.' },
  logged: (title, day) => ({
    title: 'Registrado',
    text: `“${title}”, visto ${onDay(day)}`,
  }),
  changed: (title) => ({ title: 'Diário atualizado', text: title }),
  changedElsewhere: (day) => ({
    title: 'Alterado em outro lugar nesse meio-tempo',
    text: `Agora este registro diz: visto ${onDay(day)}. Salve de novo para manter o que está aqui.`,
  }),
  ofTitle: 'Seus registros',
  removed: (title) => ({ title: 'Apagado do seu diário', text: title }),
  takenBack: (title) => ({
    title: 'Desfeito; a mesma reprodução não será anotada de novo',
    text: title,
  }),
  unmarked: (title, count) => ({
    title: 'Não está mais marcado como visto',
    text: episodesOf(count, title),
  }),
  logFailed: failed('Não conseguimos registrar isto.'),
  full: failed('Seu diário está cheio: cabem 50.000 registros.'),
  changeFailed: failed('Não conseguimos mudar seu diário.'),
  removeFailed: failed('Não conseguimos apagar do seu diário.'),
};
