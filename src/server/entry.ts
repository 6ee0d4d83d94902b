import { readFileSync } from 'node:fs';
import { createApp } from 'astro/app/entrypoint';
import type { AppHandler } from '../contract/app-handler.ts';
import { SCRIPTS_FILE, type Scripts } from '../contract/scripts.ts';
import { currentLanguage } from '../domain/language/current.ts';

const app = createApp();

const scripts = JSON.parse(readFileSync(new URL(SCRIPTS_FILE, import.meta.url), 'utf8')) as Scripts;

// The pages of a language name the scripts that speak it.
app.manifest.entryModules = new Proxy(app.manifest.entryModules, {
  get(files, module: string) {
    const english = files[module] ?? '';
    return scripts[currentLanguage()]?.[english] ?? english;
  },
});

/** What the host asks of the build: a page, or the answer of an endpoint. */
export const handler: AppHandler = (request, { locals, clientAddress }) =>
  app.render(request, { locals, clientAddress, addCookieHeader: true });
