/** Where a tab keeps what was typed and not sent yet, by what it is about. */
export const DRAFTS = 'marquee-drafts';

/** Where it keeps that the page before was left while it was writing. */
export const LEFT_WRITING = 'marquee-left-writing';
