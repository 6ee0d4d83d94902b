/** A sentence behind what was said, whether that ended as one or not. */
export const followed = (said: string, by: string) => `${said.replace(/\.$/, '')}. ${by}`;

/** A label of something: "Wishlist: The Matrix". */
export const labelled = (label: string, of: string) => `${label}: ${of}`;
