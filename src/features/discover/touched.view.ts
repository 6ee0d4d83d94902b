/**
 * Whether a control differs from its rendered value, because the user changed it before this script loaded.
 */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement)
      return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
    if (!(control instanceof HTMLSelectElement)) return false;
    const options = [...control.options];
    return (options.find((option) => option.defaultSelected) ?? options[0])?.selected === false;
  });
}
