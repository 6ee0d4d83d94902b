import { pluralIn } from '../plural.ts';

/** The form for a count, with the count in it. */
export const plural = /* @__PURE__ */ pluralIn<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>('ar');
