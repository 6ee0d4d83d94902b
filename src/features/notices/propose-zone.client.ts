// Suggests the browser's time zone to a user without one; submitting saves it.
const field = document.querySelector<HTMLSelectElement>('select[data-zone]');
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (field && [...field.options].some(({ value }) => value === timeZone)) field.value = timeZone;
