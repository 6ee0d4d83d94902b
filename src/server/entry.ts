import { createApp } from 'astro/app/entrypoint';
import type { AppHandler } from '../contract/app-handler.ts';

const app = createApp();

/** What the host asks of the build: a page, or the answer of an endpoint. */
export const handler: AppHandler = (request, { locals, clientAddress }) =>
  app.render(request, { locals, clientAddress, addCookieHeader: true });
