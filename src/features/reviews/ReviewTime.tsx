import { exactTime, writtenDay } from './times.ts';

/** When something was written: its day, in the same words for everybody, and its minute on demand. */
export function ReviewTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={exactTime(moment)}>
      {writtenDay(moment)}
    </time>
  );
}
