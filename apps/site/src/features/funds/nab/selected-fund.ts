import type { Fund } from '@beranda/contract';
import type { FundHistory } from './fund-history.server.ts';

export type SelectedFund = {
  slug: string;
  facts: FundFacts;
  /** Null for a fund without any value yet. */
  history: FundHistory | null;
  /** Whether the history is that of this fund and the one that the view names beside it. */
  isCompared: boolean;
};

export type FundFacts = Pick<Fund, 'manager' | 'custodian' | 'inceptionDate' | 'benchmark' | 'factSheetUrl'>;
