import type { LoanSettings } from './loan/loan.ts';
import type { SavingsSettings } from './savings-goal/savings.ts';
import type { DepositSettings } from './time-deposit/deposit.ts';

type Resolved<Kind, Settings> = {
  kind: Kind;
  settings: Settings;
  disclaimer: string;
  /** Slug of the product whose terms apply; null for the general settings. */
  termsOf: string | null;
};

/** A calculator with all of its data. */
export type ResolvedCalculator =
  | Resolved<'loan', LoanSettings>
  | Resolved<'savings-goal', SavingsSettings>
  | Resolved<'time-deposit', DepositSettings>;
