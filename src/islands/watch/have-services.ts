import { MY_SERVICES_MESSAGES as words } from '../../domain/messages.ts';
import { HAD_KINDS } from '../../domain/watch/offers.ts';
import { pageMyServices } from '../../stores/watch/my-services.ts';

const HAD = HAD_KINDS.map((kind) => `[data-offered=${kind}] [data-service]`).join();

const serving = new WeakSet<HTMLElement>();

/** The services of a block, or of the page of all of them, that can be had, each with the place it stands in. */
const placesIn = (block: HTMLElement) => [...block.querySelectorAll<HTMLElement>(HAD)];

/** Lies over the service, so that nothing moves when it comes. */
function buttonFor(place: HTMLElement, region: string | undefined): HTMLButtonElement {
  const service = { id: Number(place.dataset['service']), name: place.dataset['name'] ?? '' };
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['have'] = '';
  button.title = words.have;
  button.ariaLabel = words.haveOf(service.name);
  button.addEventListener('click', () => {
    const { tick, toggle, $mine } = pageMyServices();
    void ($mine.get()?.has(service.id) ? toggle(service) : tick(service, region));
  });
  return button;
}

/**
 * Puts "I have this" on the services of a block, also of those that another region brings; `data-region` of the block
 * tells which is shown (ISO 3166-1).
 */
export function serveHave(block: HTMLElement): void {
  if (serving.has(block)) return;
  serving.add(block);
  const paint = () => {
    const mine = pageMyServices().$mine.get();
    for (const place of placesIn(block)) {
      let button = place.querySelector<HTMLButtonElement>(':scope > [data-have]');
      // Below the one that was drawn, until it is known here what that says.
      if (!button) place.prepend((button = buttonFor(place, block.dataset['region'])));
      if (mine) place.querySelector('[data-stands-in]')?.remove();
      button.ariaPressed = String(mine?.has(Number(place.dataset['service'])) ?? false);
    }
  };
  pageMyServices().$mine.listen(paint);
  new MutationObserver(paint).observe(block, { childList: true });
  paint();
  void pageMyServices().load();
}
