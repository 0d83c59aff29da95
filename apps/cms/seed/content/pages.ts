import { fees } from './pages/fees.ts';
import { firstHome } from './pages/first-home.ts';
import { depositInsurance, digitalSafety } from './pages/information.ts';
import { qris } from './pages/qris.ts';
import { debitCard, mobileBanking } from './pages/services.ts';
import { history, terms } from './pages/statements.ts';
import type { PageSeed } from './pages/types.ts';

/** The generic pages of the demonstration bank, in the order in which those of a type are listed. */
export const pages: PageSeed[] = [
  mobileBanking,
  debitCard,
  fees,
  qris,
  digitalSafety,
  depositInsurance,
  firstHome,
  terms,
  history,
];
