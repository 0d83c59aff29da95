import { whenNearViewport } from '#src/app/when-near-viewport.ts';
import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.tsx';
import { SETTLEMENT_ID } from './complaint-query.ts';

const load = async () => (await import('./settlement-report.tsx')).SettlementReport;

/** Text and links at the end of the page: lazily hydrated on interaction, or when nearly visible. */
export const LazySettlementReport = import.meta.env.SSR
  ? await load()
  : hydrateOnInteraction(SETTLEMENT_ID, load, whenNearViewport);
