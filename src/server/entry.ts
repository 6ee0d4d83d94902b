import { createApp } from 'astro/app/entrypoint';
import type { AppHandler } from '../contract/app-handler.ts';
import { currentBase } from '../domain/base-path.ts';
import { currentLanguage } from '../domain/language/current.ts';
import type { Language } from '../domain/language/languages.ts';
import { scriptIn } from '../domain/language/scripts.ts';
import { services } from './services.ts';

type App = ReturnType<typeof createApp>;

/**
 * Astro's app for the pages of a language. Astro writes the addresses of scripts into a page by its manifest: below the
 * base, as `build.assetsPrefix` does when it is known at build, and from the folder of the language.
 */
function appFor(base: string, language: Language): App {
  const app = createApp();
  const { manifest } = app;
  const scripts = Object.entries(manifest.entryModules);
  app.manifest = {
    ...manifest,
    ...(base && { assetsPrefix: base }),
    entryModules: Object.fromEntries(scripts.map(([name, file]) => [name, scriptIn(file, language)])),
  };
  // What the renderer says stands in the log as everything does: one JSON a line, and no secret that is part of an address.
  app.logger.setDestination({
    write({ level, label, message }) {
      if (level === 'silent') return;
      const said = message.replaceAll(/[0-9a-f]{16,}/gi, '…');
      void services().then(({ log }) => log[level]({ renderer: label }, said));
    },
  });
  return app;
}

/** The apps that were asked for. The base is the same for all requests to a process. */
const apps: Partial<Record<Language, App>> = {};

export { STYLES_SOURCE } from '../styles/inlined.ts';

/** What the host asks of the build: a page, or the answer of an endpoint. */
export const handler: AppHandler = (request, { locals, clientAddress }) => {
  const language = currentLanguage();
  const app = (apps[language] ??= appFor(currentBase(), language));
  return app.render(request, { locals, clientAddress, addCookieHeader: true });
};
