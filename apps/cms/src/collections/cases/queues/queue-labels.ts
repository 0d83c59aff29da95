import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { AttentionQueue } from './queues.ts';

export const queueLabels: Record<AttentionQueue | 'open', Bilingual> = {
  open: bilingual('Semua yang terbuka', 'All open'),
  mine: bilingual('Tugas saya', 'Mine'),
  unassigned: bilingual('Belum ada petugas', 'Unassigned'),
  due: bilingual('Jatuh tempo hari ini', 'Due today'),
  dueSoon: bilingual('Jatuh tempo dalam 3 hari kerja', 'Due within 3 working days'),
  overdue: bilingual('Terlambat', 'Overdue'),
  waiting: bilingual('Menunggu pengirim', 'Waiting'),
};
