import type { Fund } from '@beranda/contract';
import type { FundHistory } from './fund-history.server.ts';

export type SelectedFund = {
  slug: string;
  facts: FundFacts;
  /** Null for a fund without values. */
  history: FundHistory | null;
  /** Whether the history includes the compared fund. */
  isCompared: boolean;
};

export type FundFacts = Pick<Fund, 'manager' | 'custodian' | 'inceptionDate' | 'benchmark' | 'factSheetUrl'>;
