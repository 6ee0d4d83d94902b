/** Where this tab keeps what Load More had brought to the page at this address. */
export const keptCards = (): string => `load-more:${location.pathname}${location.search}`;
