import { createApp } from 'astro/app/entrypoint';
import type { AppHandler } from '../contract/app-handler.ts';
import { currentBase } from '../core/base-path.ts';
import { services } from './services.ts';

const app = createApp();

// What the renderer says stands in the log as everything does: one JSON a line, and no secret that is part of an address.
app.logger.setDestination({
  write({ level, label, message }) {
    if (level === 'silent') return;
    const said = message.replaceAll(/[0-9a-f]{16,}/gi, '…');
    void services().then(({ log }) => log[level]({ renderer: label }, said));
  },
});

export { STYLES_SOURCE } from '../styles/inlined.ts';

/** What the host asks of the build: a page, or the answer of an endpoint. */
export const handler: AppHandler = (request, { locals, clientAddress }) => {
  const base = currentBase();
  // `build.assetsPrefix`, which a build must not know: the base is the same for all requests to a process.
  if (base) app.manifest.assetsPrefix = base;
  return app.render(request, { locals, clientAddress, addCookieHeader: true });
};
