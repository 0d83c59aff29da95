import type { TagSeed } from './types.ts';

export const tags: TagSeed[] = [
  { slug: 'keuangan-keluarga', name: { id: 'Keuangan keluarga', en: 'Household money' } },
  { slug: 'menabung', name: { id: 'Menabung', en: 'Saving' } },
  { slug: 'usaha-kecil', name: { id: 'Usaha kecil', en: 'Small business' } },
  { slug: 'pinjaman', name: { id: 'Pinjaman', en: 'Borrowing' } },
  { slug: 'rumah', name: { id: 'Punya rumah', en: 'Home ownership' } },
  { slug: 'investasi', name: { id: 'Investasi', en: 'Investing' } },
  { slug: 'keamanan-digital', name: { id: 'Keamanan digital', en: 'Digital safety' } },
  { slug: 'cerita', name: { id: 'Cerita', en: 'Life stories' } },
];
