import type { Payload } from 'payload';
import { pullFigures } from '#cms/market/pull/pull-figures.ts';
import { withoutOverlap } from './without-overlap.ts';

const CHECK_INTERVAL_MS = 60 * 1000;

/** Checks every minute whether figures are due to be fetched. Runs never overlap. */
export function schedulePulls(payload: Payload): void {
  const check = withoutOverlap(() =>
    pullFigures(payload).catch((err: unknown) => {
      payload.logger.error({ msg: 'Figures could not be fetched', err });
    }),
  );
  setInterval(check, CHECK_INTERVAL_MS).unref();
}
