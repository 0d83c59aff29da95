import type { home as indonesian } from '../id/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  shortcuts: 'Service shortcuts',
  reasons: 'Why this bank',
  allNews: 'All news',
  parentCompany: 'Parent company',
} satisfies Translation<typeof indonesian>;
