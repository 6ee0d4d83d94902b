/** Buttons that show a state and change it. */
const TOGGLES = '[aria-pressed], [form=marks]';

const isToggle = ({ target }: Event) => target instanceof Element && target.closest(TOGGLES) !== null;

/** A second tap so soon is a double tap (ms). Browsers count the clicks of a mouse, and no taps. */
const DOUBLE_TAP_MS = 350;

let tapped: { at: EventTarget | null; time: number } | undefined;

/** Whether a click is the second of a double click or a double tap. */
function isRepeated(event: MouseEvent): boolean {
  if (event.detail >= 2) return true;
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return false;
  const { target, timeStamp } = event;
  const before = tapped;
  tapped = { at: target, time: timeStamp };
  return before?.at === target && timeStamp - before.time < DOUBLE_TAP_MS;
}

// A double click and a key held down are one press: the second would take the first back.
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
