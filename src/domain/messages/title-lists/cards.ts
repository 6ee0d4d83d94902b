/** What the line below a card's title says. */
export const CARD_LINE_MESSAGES = {
  undated: 'Date unknown',
  /** Before what it is rated, for whoever hears it. */
  rated: 'Rated',
} as const;
