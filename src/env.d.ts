/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: boolean;
  }
}

declare global {
  namespace App {
    interface Locals {
      /** Identifies the request in answers and log lines. */
      requestId: string;
      /** Origin of the public address of the site. */
      siteUrl: string;
      /** Where the browser finds catalogue images. */
      imageBase: string;
    }
  }
}
