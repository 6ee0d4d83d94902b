/** A label of something: "Wishlist: The Matrix". */
export const labelled = (label: string, of: string) => `${label}: ${of}`;
