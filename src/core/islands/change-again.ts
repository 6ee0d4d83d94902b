/**
 * Returns a function that dispatches the field's current choice to React, which hydrated after it was made.
 * React ignores a change to the state it finds, so a checkbox is toggled once more.
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

/**
 * Radio buttons chosen before hydration, by name, with a function that dispatches the choice again.
 * `autocomplete=off` keeps browsers from restoring them.
 */
export function earlyRadios(island: Element): [name: string, act: () => void][] {
  const radios = [...island.querySelectorAll<HTMLInputElement>('[type=radio][autocomplete=off]')];
  const chosen = radios.filter((radio) => radio.checked && !radio.defaultChecked);
  return chosen.map((radio) => [radio.name, changeAgain(radio)]);
}

/** Marks a pressed element as busy. Returns a function that clicks it again. */
export function clickAgain(pressed: HTMLElement): () => void {
  pressed.ariaBusy = 'true';
  return () => {
    pressed.ariaBusy = null;
    pressed.click();
  };
}
