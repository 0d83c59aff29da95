import { useFormatter } from 'use-intl';

/** The clock of the bank's head office, by whose time rates hold; it has the same name in every language. */
const ZONE_NAME = 'WIB';

/** A day and a time of Western Indonesia: `20 Nov 2026, 09.05 WIB`. */
export function useRateTime(): (time: string) => string {
  const format = useFormatter();
  return (time) => {
    const text = format.dateTime(new Date(time), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return `${text} ${ZONE_NAME}`;
  };
}

export function RateTime({ time }: { time: string }) {
  const text = useRateTime()(time);
  return <time dateTime={time}>{text}</time>;
}
