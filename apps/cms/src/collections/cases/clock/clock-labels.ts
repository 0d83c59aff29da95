import type { Channel, ClosingReason, ComplaintKind, ExtensionReason, Stage } from '@beranda/complaints';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

export const channelLabels: Record<Channel, Bilingual> = {
  written: bilingual('Tertulis', 'Written'),
  oral: bilingual('Lisan', 'Oral'),
};

export const kindLabels: Record<ComplaintKind, Bilingual> = {
  dispute: bilingual('Berindikasi sengketa', 'Dispute'),
  breach: bilingual('Berindikasi pelanggaran', 'Breach'),
  information: bilingual('Permintaan informasi', 'Information'),
};

export const extensionReasonLabels: Record<ExtensionReason, Bilingual> = {
  'branch-communication': bilingual(
    'Kendala komunikasi antarkantor bank',
    'Communication problem between branches',
  ),
  'special-documents': bilingual('Pemeriksaan khusus atas dokumen', 'Special examination of documents'),
  'external-factors': bilingual('Hal di luar kendali bank', 'Factors outside the bank’s control'),
};

export const closingReasonLabels: Record<ClosingReason, Bilingual> = {
  withdrawn: bilingual('Dicabut oleh pengirim', 'Withdrawn by the sender'),
  duplicate: bilingual('Sama dengan pengaduan lain', 'Same as another complaint'),
  'not-a-complaint': bilingual('Bukan pengaduan', 'Not a complaint'),
  spam: bilingual('Spam', 'Spam'),
};

export const stageLabels: Record<Stage, Bilingual> = {
  received: bilingual('Diterima, belum digolongkan', 'Received, not yet classified'),
  inProgress: bilingual('Dikerjakan', 'In progress'),
  waitingForDocuments: bilingual('Menunggu dokumen', 'Waiting for documents'),
  extended: bilingual('Diperpanjang', 'Extended'),
  answered: bilingual('Sudah dijawab', 'Answered'),
  appealed: bilingual('Keberatan diperiksa', 'Appeal under review'),
  closed: bilingual('Ditutup', 'Closed'),
};
