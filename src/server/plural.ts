import { formatNumber } from '../core/format.ts';

/** A message by plural category; `{n}` is the placeholder of the number. English uses `one` and `other`. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const rules = /* @__PURE__ */ new Intl.PluralRules('en');

/** The plural form for a count, with the count or `figures` inserted: "1 vote", "26,800 votes". */
export function plural(count: number, forms: PluralForms, figures = formatNumber(count)): string {
  return (forms[rules.select(count)] ?? forms.other).replace('{n}', figures);
}
