/** The country for which age ratings are shown (ISO 3166-1). */
export const DEFAULT_REGION = 'US';
