import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { FUNDS_CARD_ID } from './funds-card-id.ts';

const load = async () => (await import('./funds-card.tsx')).FundsCard;

/** The card is nothing but links, which work as they are; its code comes when somebody turns to them. */
export const LazyFundsCard = import.meta.env.SSR ? await load() : hydrateOnInteraction(FUNDS_CARD_ID, load);
