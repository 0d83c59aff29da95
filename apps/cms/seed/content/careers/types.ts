import type { Block } from '../types.ts';

export type CareerText = { title: string; summary: string; description: Block[]; requirements: Block[] };

/** An open position in the demonstration content; `en: null` means that it is not translated. */
export type CareerSeed = {
  slug: string;
  employment: 'permanent' | 'contract' | 'internship' | 'part-time';
  field: 'branches' | 'business' | 'technology' | 'risk' | 'operations';
  city: string;
  province: string;
  isLive: boolean;
  /** Days from the day of seeding: before it was announced, and until the last day for applications. */
  announcedDaysAgo: number;
  closesInDays: number;
  applyVia: string;
  id: CareerText;
  en: CareerText | null;
};
