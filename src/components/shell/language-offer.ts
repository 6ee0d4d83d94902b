import { langAttributes } from '../../domain/language/addresses.ts';
import { currentLanguage } from '../../domain/language/current.ts';
import { wantedLanguage } from '../../domain/language/wanted.ts';
import { memoryIn } from '../../domain/memory-in.ts';
import { OFFERS } from '../../domain/translations/offers.ts';

const OFFERED = 'marquee-language-offered';
const memory = memoryIn(() => localStorage);

/** Offers the page in the language of the browser, once, in a line above the page that moves nothing. */
function offerLanguage(): void {
  const wanted = wantedLanguage(navigator.languages);
  if (wanted === null || wanted === currentLanguage()) return;
  const { lang, dir } = langAttributes(wanted);
  const there = document.querySelector<HTMLAnchorElement>(`footer a[lang="${lang}"]`);
  const line = document.querySelector<HTMLElement>('.language-offer');
  if (!there || !line) return;
  const link = document.createElement('a');
  const refuse = document.createElement('button');
  [link.textContent, refuse.textContent] = OFFERS[wanted];
  Object.assign(line, { lang, dir: dir ?? 'ltr', ariaLabel: link.textContent, hidden: false });
  Object.assign(link, { href: there.href, hreflang: lang });
  refuse.type = 'button';
  refuse.addEventListener('click', () => line.remove());
  line.append(link, refuse);
  memory.keep(OFFERED, wanted);
}

if (!memory.recall(OFFERED)) offerLanguage();
