/// <reference types="astro/client" />
import 'astro';
import type { CalendarDate } from './core/dates.ts';
import type { LearntCards } from './features/cards/own-cards.ts';
import type { LargestPicture } from './core/images.ts';
import type { PageRow } from './core/page-rows.ts';
import type { OwnHeader } from './features/profile/own-header.ts';
import type { PublicConfig } from './core/public-config.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** When an island hydrates (core/islands/session-client.ts); `page` with the first island of the page that does, `use` on first use alone. */
    'client:session'?: boolean | 'page' | 'use';
  }
}

declare global {
  namespace App {
    interface Locals {
      /** Identifies the request in answers and log lines. */
      requestId: string;
      /** Address of the visitor's connection; what limits count by. */
      clientAddress: string;
      /** Asked for by a name of this machine and passed on by nobody. */
      direct: boolean;
      /** The request carries a session cookie; whether it is still good is for pages to ask. */
      signedIn: boolean;
      /** What the header says of whoever the page belongs to. */
      header?: Promise<OwnHeader | null> | undefined;
      /** What the titles of the page are to whoever is signed in, as far as it is known. */
      own?: LearntCards | undefined;
      /** Today, where whoever is signed in is; for visitors in UTC. */
      day: CalendarDate;
      /** Today in UTC. */
      utcDay: CalendarDate;
      /** Whose offers stand in pages for everybody (ISO 3166-1). */
      region: string;
      publicConfig: PublicConfig;
      /** Origin of the public address of the site. */
      siteUrl: string;
      /** The largest picture of the first screen, which the host sends ahead of the page. */
      largestPictures?: LargestPicture[];
      /** The row of the page table for what is asked. */
      row: PageRow | undefined;
      /** Where the browser finds catalogue images. */
      imageBase: string;
    }
  }
}
