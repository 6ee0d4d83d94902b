import { createHash } from 'node:crypto';
import styles from './global.css?inline';

/** The styles of the site, written into each page: as a file they cost a round trip before the first paint. */
export const STYLES = styles;

/** What allows them in a Content-Security-Policy. */
export const STYLES_SOURCE = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;
