import type * as English from '../../messages/defect.ts';
import type { Translated } from '../../language/translated.ts';

export const DEFECT_MESSAGE: Translated<typeof English.DEFECT_MESSAGE> = {
  title: '問題が発生しました',
  text: 'Marquee側の不具合です。すでに報告されています。もう一度お試しください。',
};
