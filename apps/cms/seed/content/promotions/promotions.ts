import { businessPromotions } from './business.ts';
import { personalPromotions } from './personal.ts';
import type { PromotionSeed } from './types.ts';

/** Promotions of the demonstration bank: five are running, two have ended, one begins later. */
export const promotions: readonly PromotionSeed[] = [...businessPromotions, ...personalPromotions];
