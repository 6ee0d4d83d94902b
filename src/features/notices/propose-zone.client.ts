// Somebody whose zone is not known yet is proposed the browser's; it is kept when they save.
const field = document.querySelector<HTMLSelectElement>('select[data-zone]');
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (field && [...field.options].some(({ value }) => value === timeZone)) field.value = timeZone;
