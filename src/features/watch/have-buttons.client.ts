/** Loaded for signed-in users and on use only. */
export const ownWatching = () => import('./own-watching.client.ts');

/** Makes a block's "I have this" buttons work; its `data-region` (ISO 3166-1) is the displayed region. */
export function listenToHave(block: HTMLElement): void {
  for (const name of ['pointerover', 'focusin', 'click'])
    block.addEventListener(name, (event) => void ownWatching().then(({ useHave }) => useHave(block, event)));
}
