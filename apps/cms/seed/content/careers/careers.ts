import { businessCareers } from './business.ts';
import { officeCareers } from './offices.ts';
import type { CareerSeed } from './types.ts';

/** Positions at the demonstration bank; the last one is closed. */
export const careers: readonly CareerSeed[] = [...businessCareers, ...officeCareers];
