import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.tsx';
import { FUNDS_CARD_ID } from './funds-card-id.ts';

const load = async () => (await import('./funds-card.tsx')).FundsCard;

/** Links only, which work without JavaScript; lazily hydrated on first interaction. */
export const LazyFundsCard = import.meta.env.SSR ? await load() : hydrateOnInteraction(FUNDS_CARD_ID, load);
