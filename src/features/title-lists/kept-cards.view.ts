/** The sessionStorage key of cards that Load More added at this address. */
export const keptCards = (): string => `load-more:${location.pathname}${location.search}`;
