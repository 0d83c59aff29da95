import type { Content } from '#src/content/client.ts';

type Position = { isLive: boolean; closesOn: string };

/** End of the last day for applications, in Jakarta, as ISO time. */
export function closingTime({ closesOn }: Pick<Position, 'closesOn'>): string {
  return new Date(`${closesOn}T24:00:00+07:00`).toISOString();
}

/** Whether applications are still accepted. */
export function isPositionOpen(content: Pick<Content, 'isPast'>, position: Position): boolean {
  return position.isLive && !content.isPast(closingTime(position));
}
