import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';

export const leftOutBy = {
  unknown: (n: number): string => m.left_out_unknown(counted(n)),
  lengthless: (n: number): string => m.left_out_lengthless(counted(n)),
  whole: (n: number): string => m.left_out_whole(counted(n)),
  undated: (n: number): string => m.left_out_undated(counted(n)),
};
