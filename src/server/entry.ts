import { createApp } from 'astro/app/entrypoint';
import type { AppHandler } from '../contract/app-handler.ts';
import { currentBase } from '../core/base-path.ts';
import { services } from './services.ts';

const app = createApp();

// Logs Astro's messages as JSON lines, without secrets of addresses.
app.logger.setDestination({
  write({ level, label, message }) {
    if (level === 'silent') return;
    const said = message.replaceAll(/[0-9a-f]{16,}/gi, '…');
    void services().then(({ log }) => log[level]({ renderer: label }, said));
  },
});

export { STYLES_SOURCE } from '../styles/inlined.ts';

/** The app's request handler for the host. */
export const handler: AppHandler = (request, { locals, clientAddress }) => {
  const base = currentBase();
  // Sets `build.assetsPrefix` at run time, the same for all requests of a process.
  if (base) app.manifest.assetsPrefix = base;
  return app.render(request, { locals, clientAddress, addCookieHeader: true });
};
