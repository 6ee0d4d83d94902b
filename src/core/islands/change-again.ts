/**
 * Returns what tells React of a choice made before it listened, whatever the field shows by then. React ignores a tick that
 * it finds in the field, so the field changes once more.
 */
export function changeAgain(field: HTMLInputElement): () => void {
  if (field.type !== 'checkbox' && field.type !== 'radio')
    return () => void field.dispatchEvent(new Event('change', { bubbles: true }));
  const { checked } = field;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

/** Radio buttons chosen before any script ran, by name; of a name the last choice counts. Browsers restore none of these. */
export function earlyRadios(island: Element): [name: string, act: () => void][] {
  const radios = [...island.querySelectorAll<HTMLInputElement>('[type=radio][autocomplete=off]')];
  const chosen = radios.filter((radio) => radio.checked && !radio.defaultChecked);
  return chosen.map((radio) => [radio.name, changeAgain(radio)]);
}

/** Shows that a press waits. Returns an act that clicks again. */
export function clickAgain(pressed: HTMLElement): () => void {
  pressed.ariaBusy = 'true';
  return () => {
    pressed.ariaBusy = null;
    pressed.click();
  };
}
