import { pageMyServices } from './my-services.store.ts';
import { personsRegion as loadRegion } from './region.store.ts';
import { rememberRegion } from './reader-region.client.ts';

const BUTTON = '[data-have]';

const serving = new WeakSet<HTMLElement>();

const serviceOf = (button: Element) => {
  const { service, name } = button.closest<HTMLElement>('[data-service]')?.dataset ?? {};
  return { id: Number(service), name: name ?? '' };
};

/** Updates the "I have this" buttons of a block, including those loaded for another region. */
export function serveHave(block: HTMLElement): void {
  if (serving.has(block)) return;
  serving.add(block);
  const { $mine, load } = pageMyServices();
  const paint = () => {
    const mine = $mine.get();
    if (!mine) return;
    for (const button of block.querySelectorAll<HTMLButtonElement>(BUTTON))
      button.ariaPressed = String(mine.has(serviceOf(button).id));
  };
  $mine.listen(paint);
  new MutationObserver(paint).observe(block, { childList: true });
  paint();
  void load();
}

/** Starts that when a block is first used; a click adds or removes the service. */
export function useHave(block: HTMLElement, { type, target }: Event): void {
  serveHave(block);
  const button = target instanceof Element && target.closest<HTMLButtonElement>(BUTTON);
  if (type !== 'click' || !button) return;
  const { tick, untick } = pageMyServices();
  const service = serviceOf(button);
  void (button.ariaPressed === 'true' ? untick(service) : tick(service, block.dataset['region']));
}

/** The signed-in user's region, which the browser remembers; null for none. */
export async function personsRegion(): Promise<string | null> {
  const region = await loadRegion();
  if (region !== null) rememberRegion(region);
  return region;
}
