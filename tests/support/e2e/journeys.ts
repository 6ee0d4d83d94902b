import { localDay } from '../../../src/core/dates.ts';
import { expect, test as base } from '../browser/browser.ts';
import { ownerOf, type ListOwner } from './lists.ts';
import { newcomer, register, signedInState, type Newcomer } from './people.ts';

/** Somebody without a browser of their own, whose account a test can write. */
type Account = Pick<ListOwner, 'client' | 'id' | 'person'>;

interface Journey {
  /** Fails where somebody had to press more often than this on the way: the pointer, Enter, or any key outside a field. */
  pressed: (most: number) => Promise<void>;
  /** Whoever is signed in in the page. */
  me: Account;
  /** Somebody else. */
  other: (name: string) => Promise<Account>;
}

/** Counts what asks something of a person; typing into a field does not. Runs in the page. */
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

/** Tests of what people come for: each says how often they must press for it. */
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

/** The day today. */
export const today = () => localDay(() => new Date());

export { expect };
