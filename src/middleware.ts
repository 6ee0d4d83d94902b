import { defineMiddleware } from 'astro:middleware';
import { services } from './server/services.ts';

/** Gives every page the request's identity and the settings of this process; decides nothing. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { config, imageBase } = await services();
  context.locals.requestId ??= crypto.randomUUID();
  context.locals.siteUrl = config.siteUrl;
  context.locals.imageBase = imageBase;
  return next();
});
