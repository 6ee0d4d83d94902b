import { MY_SERVICES_MESSAGES as words } from '../../domain/messages.ts';
import { pageMyServices } from '../../stores/my-services.ts';

const BUTTON = '[data-have]';
/** Whoever has one of these sees the title without paying again; what is rented or bought is nobody's service. */
const HAD = ['included', 'free'].map((kind) => `[data-offered=${kind}] [data-service]`).join();

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
 * Puts "I have this" on the services of a block, also of those that another region brings; `regionOf` tells which is
 * shown (ISO 3166-1).
 */
export function serveHave(block: HTMLElement, regionOf: () => string | undefined): void {
  if (serving.has(block)) return;
  serving.add(block);
  const paint = () => {
    const mine = pageMyServices().$mine.get();
    for (const place of placesIn(block)) {
      let button = place.querySelector<HTMLButtonElement>(BUTTON);
      if (!button) place.append((button = buttonFor(place, regionOf())));
      button.ariaPressed = String(mine?.has(Number(place.dataset['service'])) ?? false);
    }
  };
  pageMyServices().$mine.listen(paint);
  new MutationObserver(paint).observe(block, { childList: true });
  paint();
  void pageMyServices().load();
}
