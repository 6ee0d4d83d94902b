import { exactTime, writtenDay } from './times.ts';

/** The day a review was written, with the minute in its tooltip. */
export function ReviewTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={exactTime(moment)}>
      {writtenDay(moment)}
    </time>
  );
}
