import { ZONE_NAME } from '#src/i18n/messages.ts';
import { type Formatter, useFormatter } from '#src/i18n/use-formatter.ts';

/** Formats a time in Western Indonesia Time: `20 Nov 2026, 09.05 WIB`. */
export function formatRateTime(format: Formatter, time: string): string {
  const text = format.dateTime(new Date(time), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${text} ${ZONE_NAME}`;
}

export function useRateTime(): (time: string) => string {
  const format = useFormatter();
  return (time) => formatRateTime(format, time);
}

export function RateTime({ time }: { time: string }) {
  const text = useRateTime()(time);
  return <time dateTime={time}>{text}</time>;
}
