/** The country (ISO 3166-1) whose age ratings count where nobody says another. */
export const DEFAULT_REGION = 'US';
