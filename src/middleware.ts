import { defineMiddleware } from 'astro:middleware';
import { today } from './core/dates.ts';
import { pageAt } from './core/pages.ts';
import { readersDay } from './server/persons-day.ts';
import { hasSessionCookie } from './core/session-cookie.ts';
import { services } from './server/services.ts';

/** Sets the locals of every page: the request's identity and the process' settings. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { config, publicConfig, clock } = await services();
  const { locals, request } = context;
  locals.requestId ??= crypto.randomUUID();
  locals.clientAddress ??= '127.0.0.1';
  // Only the development server has no host in front of it.
  if (import.meta.env.DEV) {
    locals.direct = true;
    locals.row = pageAt(context.url.pathname);
  }
  locals.siteUrl = config.siteUrl;
  locals.region = config.region;
  locals.publicConfig = publicConfig;
  locals.imageBase = publicConfig.imageBase;
  const cookies = request.headers.get('cookie');
  locals.day = readersDay(cookies, clock);
  locals.utcDay = today(clock);
  locals.signedIn = hasSessionCookie(cookies);
  const response = await next();
  // A signed-in user's page must not be cached.
  if (locals.signedIn && !response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', 'private, no-store');
  }
  return response;
});
