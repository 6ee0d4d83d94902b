/** Sentences about how many of a page's titles somebody has watched. */
export const SEEN_MESSAGES = {
  /** `best`: of more titles than a page counts, these are the best known. */
  count: (seen: number, of: number, best: boolean) => {
    const all = best ? `the ${of} best known` : String(of);
    return seen === 0 ? `You have seen none of ${all} yet` : `You have seen ${seen} of ${all}`;
  },
  unknown: 'We could not check which of these you have seen',
  title: 'Seen',
} as const;
