import type { Board, ComplaintReportSummary, Locale } from '@beranda/contract';
import type { Block } from '../types.ts';

export type PersonSeed = {
  /** A name is the same in both languages. */
  name: string;
  slug: string;
  board: Board;
  /** What the portrait shows. */
  portrait: { head: 'short' | 'bun' | 'long' | 'hijab' | 'peci'; dress: 'suit' | 'batik' | 'kebaya' };
  position: Record<Locale, string>;
  biography: Record<Locale, Block[]>;
};

export type GroupCompanySeed = {
  name: string;
  slug: string;
  url: string;
  text: Record<Locale, string>;
};

export type ComplaintReportSeed = Pick<ComplaintReportSummary, 'year' | 'rows'>;

export type LendingRatesSeed = {
  validFrom: string;
  /** Cost of funds, overhead and margin of each segment, in the order of the segments. */
  rates: readonly (readonly [number, number, number])[];
};

export type GuaranteeRatesSeed = {
  validFrom: string;
  validTo: string;
  rupiah: number;
  foreign: number;
  rural: number;
};

type AboutText = {
  headline: string;
  lead: string;
  companyTitle: string;
  company: string;
  vision: string;
  missions: { text: string }[];
  history: { year: string; title: string; text: string }[];
  structure: string;
};

export type AboutSeed = Record<Locale, AboutText>;
