/** What a list of twenty is worth, given what somebody really went on to watch. */
export interface Measured {
  ndcg: number;
  recall: number;
}

const LENGTH = 20;
const gain = (place: number) => 1 / Math.log2(place + 2);

/** nDCG and recall of the first twenty, with what was rated as each being worth the same. */
export function measure(list: readonly number[], wanted: ReadonlySet<number>): Measured {
  const shown = list.slice(0, LENGTH);
  const dcg = shown.reduce((sum, id, at) => sum + (wanted.has(id) ? gain(at) : 0), 0);
  const most = Math.min(LENGTH, wanted.size);
  const ideal = Array.from({ length: most }, (_, at) => gain(at)).reduce((sum, one) => sum + one, 0);
  const hits = shown.filter((id) => wanted.has(id)).length;
  return { ndcg: dcg / ideal, recall: hits / most };
}

export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

/** The standard error of a mean: how far chance alone moves it. */
export function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / (numbers.length || 1));
}
