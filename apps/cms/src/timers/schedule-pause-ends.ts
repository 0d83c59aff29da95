import type { Payload } from 'payload';
import { endPauses } from '#cms/collections/cases/clock/end-pauses.ts';

const INTERVAL_MS = 10 * 60 * 1_000;

/** Ends pauses for documents whose time is over, now and every ten minutes: they end at midnight in Jakarta. */
export function schedulePauseEnds(payload: Payload): void {
  const end = async () => {
    try {
      const count = await endPauses(payload);
      if (count > 0) payload.logger.info({ msg: 'Document deadlines expired', count });
    } catch (err) {
      payload.logger.error({ msg: 'Document deadlines could not be processed', err });
    }
  };
  void end();
  setInterval(end, INTERVAL_MS).unref();
}
