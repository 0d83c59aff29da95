import type { Fund } from '@beranda/contract';
import type { FundHistory } from './fund-history.server.ts';

export type SelectedFund = {
  slug: string;
  facts: FundKeyFactValues;
  /** Null for a fund without values. */
  history: FundHistory | null;
  /** Whether the history includes the compared fund. */
  isCompared: boolean;
};

export type FundKeyFactValues = Pick<
  Fund,
  'manager' | 'custodian' | 'inceptionDate' | 'benchmark' | 'factSheetUrl'
>;
