/** Shows the Copy button if the clipboard is available. */
export function offerCopy(): void {
  const field = document.querySelector<HTMLInputElement>('[data-address]');
  const button = document.querySelector<HTMLButtonElement>('[data-copy]');
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!field || !button || !clipboard) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    field.select();
    void clipboard.writeText(field.value).then(() => {
      button.textContent = button.dataset['copy'] ?? '';
    });
  });
}
