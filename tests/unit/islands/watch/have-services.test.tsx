import { expect, test } from 'vitest';
import { serveHave } from '../../../../src/islands/watch/have-services.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

browserEnvironment();

test('"I have this" stands on what is included or free, in whatever language its headings are', () => {
  document.body.innerHTML = `<dl>
    <div data-offered="included"><dt>Enthalten</dt><dd data-service="8" data-name="Balcony Club">Balcony Club</dd></div>
    <div data-offered="free"><dt>Gratis</dt><dd data-service="9" data-name="Lantern &amp; Reel">…</dd></div>
    <div data-offered="rent"><dt>Included</dt><dd data-service="10" data-name="Rented">Rented</dd></div></dl>`;
  serveHave(document.body);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-have]')];
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(
    ['Balcony Club', 'Lantern & Reel'].map((name) => expect.stringContaining(name) as string),
  );
});
