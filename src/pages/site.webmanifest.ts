import { m } from '../paraglide/messages.js';
import type { APIRoute } from 'astro';
import { langAttributes } from '../core/language/addresses.ts';
import { fileAddress } from '../core/routes.ts';

const GROUND = '#0b0a0d';

/** The web app manifest, in the language of the page that links to it. */
export const GET: APIRoute = () => {
  const { lang, dir = 'ltr' } = langAttributes();
  const icon = (file: string, sizes: string, purpose = 'any', type = 'image/png') => {
    return { src: fileAddress(`/${file}`), sizes, type, purpose };
  };
  const manifest = {
    name: 'Marquee',
    short_name: 'Marquee',
    description: m.site_description(),
    lang,
    dir,
    // Relative to the manifest, which is in the language's path.
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['entertainment'],
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      icon('favicon.svg', 'any', 'any', 'image/svg+xml'),
    ],
    shortcuts: [
      { name: m.words_search(), url: 'search' },
      { name: m.account_menu_up_next(), url: 'up-next' },
      { name: m.account_menu_wishlist(), url: 'wishlist' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
};
