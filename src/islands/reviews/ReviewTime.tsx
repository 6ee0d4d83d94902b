import { exactTime, relativeTime, writtenDay } from '../../domain/times.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';

/** When something was written: the day in the server's HTML, how long ago that is once a browser knows. */
export function ReviewTime({ moment }: { moment: string }) {
  const text = useInBrowser() ? relativeTime(moment, new Date()) : writtenDay(moment);
  return (
    <time dateTime={moment} title={exactTime(moment)}>
      {text}
    </time>
  );
}
