import { langAttributes } from '../../domain/language/addresses.ts';
import { currentLanguage } from '../../domain/language/current.ts';
import { SERVED } from '../../domain/language/languages.ts';
import { OFFERS, wantedLanguage } from '../../domain/language/offers.ts';

/** Offers the page in the language of the browser, in a line above the page that moves nothing; answers whether it did. */
export function offerLanguage(): boolean {
  const wanted = wantedLanguage(navigator.languages, SERVED);
  if (wanted === null || wanted === currentLanguage()) return false;
  const { lang, dir } = langAttributes(wanted);
  const there = document.querySelector<HTMLAnchorElement>(`footer a[hreflang="${lang}"]`);
  const line = there?.closest('nav')?.querySelector('template')?.content.querySelector('aside');
  const [link, refuse] = line ? [line.querySelector('a'), line.querySelector('button')] : [];
  if (!there || !line || !link || !refuse) return false;
  [link.textContent, refuse.textContent] = OFFERS[wanted];
  Object.assign(line, { lang, dir: dir ?? 'ltr', ariaLabel: link.textContent });
  Object.assign(link, { href: there.href, hreflang: lang });
  refuse.addEventListener('click', () => line.remove());
  // In front of the page for whoever goes by keyboard or listens, too.
  document.body.prepend(line);
  return true;
}
