/** What only a signed-in user, or a use, needs. */
export const ownWatching = () => import('./own-watching.client.ts');

/** Makes the "I have this" buttons of a block work; `data-region` of the block (ISO 3166-1) says which region is shown. */
export function listenToHave(block: HTMLElement): void {
  for (const name of ['pointerover', 'focusin', 'click'])
    block.addEventListener(name, (event) => void ownWatching().then(({ useHave }) => useHave(block, event)));
}
