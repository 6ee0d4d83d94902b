/** Where a tab keeps what was typed and not sent yet, by what it is about. */
export const DRAFTS = 'marquee-drafts';
