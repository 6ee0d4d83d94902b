import { localDay } from '../../../src/core/dates.ts';
import { expect, test as base } from '../browser/browser.ts';
import { ownerOf, type ListOwner } from './lists.ts';
import { newcomer, register, signedInState, type Newcomer } from './people.ts';

/** A user without a browser, whose account a test can write. */
type Account = Pick<ListOwner, 'client' | 'id' | 'person'>;

interface Journey {
  /** Fails when the test pressed more often than `most`: pointer, Enter, or any key outside a field. */
  pressed: (most: number) => Promise<void>;
  /** The page's signed-in user. */
  me: Account;
  /** Another user. */
  other: (name: string) => Promise<Account>;
}

/** Counts presses; typing into a field is free. Runs in the page. */
function count(note: () => void): void {
  const seen = (event: Event) => event.isTrusted;
  addEventListener('pointerdown', (event) => seen(event) && note(), true);
  addEventListener(
    'change',
    ({ target }) => {
      const file = target instanceof HTMLInputElement && target.type === 'file';
      if (file || target instanceof HTMLSelectElement) note();
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const field = event.target instanceof Element && event.target.matches('input, textarea');
      if (event.key === 'Enter' || (!field && event.key !== 'Tab')) note();
    },
    true,
  );
}

/** Tests of what visitors come for, with a limit of presses. */
export const test = base.extend<Journey>({
  pressed: async ({ context }, use) => {
    let presses = 0;
    await context.exposeBinding('notePress', () => {
      presses += 1;
    });
    await context.addInitScript(`(${count.toString()})(() => void notePress())`);
    await use(async (most) => {
      await expect.poll(() => presses).toBeGreaterThan(0);
      expect(presses, 'presses on the way').toBeLessThanOrEqual(most);
    });
  },
  me: async ({ context, request, baseURL }, use) => {
    const { state, person } = await signedInState(baseURL);
    await context.addCookies(state.cookies);
    await use({ ...(await ownerOf(request, baseURL ?? '', person)), person });
  },
  other: ({ request, baseURL }, use) =>
    use(async (name) => {
      const person: Newcomer = newcomer(name);
      await register(request, person);
      return { ...(await ownerOf(request, baseURL ?? '', person)), person };
    }),
});

export const today = () => localDay(() => new Date());

export { expect };
