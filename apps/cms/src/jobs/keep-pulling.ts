import type { Payload } from 'payload';
import { pullFigures } from '#cms/market/pull/pull-figures.ts';

const LOOK_EVERY_MS = 60 * 1000;

/** Looks every minute whether rates or fund values are to be fetched. A look that takes longer is not doubled. */
export function keepPulling(payload: Payload): void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await pullFigures(payload).catch((err: unknown) => {
      payload.logger.error({ msg: 'Figures could not be fetched', err });
    });
    isLooking = false;
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
