import type { BlogSeed } from './types.ts';

/** Those who write the blog sign as teams. */
export const authors = {
  household: { id: 'Tim Keuangan Keluarga Lentera', en: 'Lentera Household Money Team' },
  business: { id: 'Tim Penasihat Usaha Lentera', en: 'Lentera Business Advisers' },
  safety: { id: 'Tim Keamanan Bank Lentera', en: 'Bank Lentera Security Team' },
  home: { id: 'Tim Pembiayaan Rumah Lentera', en: 'Lentera Home Loan Team' },
  investing: { id: 'Tim Wealth Lentera', en: 'Lentera Wealth Team' },
  stories: { id: 'Redaksi Bank Lentera', en: 'Bank Lentera Editors' },
} as const satisfies Record<string, BlogSeed['author']>;
