/** Toggle buttons. */
const TOGGLES = '[aria-pressed], [form=marks]';

const isToggle = ({ target }: Event) => target instanceof Element && target.closest(TOGGLES) !== null;

/** A second tap within this time is a double tap. Browsers count clicks of mice but no taps. */
const DOUBLE_TAP_MS = 350;

let tapped: { at: EventTarget | null; time: number } | undefined;

/** Whether a click is the second of a double click or double tap. */
function isRepeated(event: MouseEvent): boolean {
  if (event.detail >= 2) return true;
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return false;
  const { target, timeStamp } = event;
  const before = tapped;
  tapped = { at: target, time: timeStamp };
  return before?.at === target && timeStamp - before.time < DOUBLE_TAP_MS;
}

// Ignores the second click of a double click and key repeats, which would undo the first.
document.addEventListener(
  'click',
  (event) => {
    if (!isToggle(event) || !isRepeated(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener(
  'keydown',
  (event) => {
    if (event.repeat && event.key === 'Enter' && isToggle(event)) event.preventDefault();
  },
  true,
);
