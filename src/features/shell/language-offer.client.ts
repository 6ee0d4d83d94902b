import { currentLanguage } from '../../core/language/current.ts';
import type { Language } from '../../core/language/languages.ts';
import { wantedLanguage } from './wanted-language.ts';
import { memoryIn } from '../../core/memory-in.ts';
import { OFFERS } from './language-offers.ts';

const OFFERED = 'marquee-language-offered';
const memory = memoryIn(() => localStorage);

/** Offers the page in the browser's language, once, in a line that shifts nothing. */
function offerLanguage(): void {
  // The footer links to all languages.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[lang]')];
  const languages = links.map(({ lang }) => lang.toLowerCase() as Language);
  const wanted = wantedLanguage(navigator.languages, languages);
  const line = document.querySelector<HTMLElement>('.language-offer');
  if (wanted === null || wanted === currentLanguage() || !line) return;
  const there = links[languages.indexOf(wanted)];
  if (!there) return;
  const { href, lang } = there;
  const link = document.createElement('a');
  const refuse = document.createElement('button');
  [link.textContent, refuse.textContent] = OFFERS[wanted];
  Object.assign(line, { lang, dir: 'auto', ariaLabel: link.textContent, hidden: false });
  Object.assign(link, { href, hreflang: lang });
  refuse.type = 'button';
  refuse.addEventListener('click', () => line.remove());
  line.append(link, refuse);
  memory.keep(OFFERED, wanted);
}

if (!memory.recall(OFFERED)) offerLanguage();
