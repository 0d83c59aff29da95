import type { chart as indonesian } from '../id/chart.ts';
import type { Translation } from '../translation.ts';

export const chart = {
  asTable: 'See the figures as a table',
  date: 'Date',
} satisfies Translation<typeof indonesian>;
