import type { SitePages } from './site-page.ts';

export const business: SitePages = {
  '/business-consultation/business-consultation': {
    id: {
      title: 'Konsultasi usaha',
      text: 'Konsultasi gratis dengan penasihat usaha untuk UMKM.',
      words:
        'konsultasi UMKM, konsultasi bisnis, penasihat usaha, penasihat bisnis, ketemu penasihat usaha, jadwal konsultasi, janji temu, pendampingan usaha, pelatihan usaha, belajar pembukuan, diajari pembukuan, bantuan pembukuan, usaha mikro kecil menengah, mentor bisnis, konsultasi gratis',
    },
    en: {
      title: 'Business consultation',
      text: 'A free consultation with a business adviser for MSMEs.',
      words:
        'MSME consultation, business adviser, business advice, free advice, appointment with an adviser, book a meeting, mentoring, training, help with bookkeeping, small business help, grow my business, growing a business, talk to an adviser about my business, micro small medium enterprise, free consultation',
    },
  },
  '/pembiayaan-supply-chain': {
    id: {
      title: 'Pembiayaan rantai pasok',
      text: 'Pembiayaan untuk distributor dan pemasok.',
      words:
        'supply chain financing, SCF, pembiayaan distributor, pembiayaan pemasok, pembiayaan tagihan, tagihan dibayar duluan, tagihan dibayar lebih awal, talangan invoice, anjak piutang, prinsipal, invoice financing, factoring',
    },
    en: {
      title: 'Supply chain financing',
      text: 'Financing for distributors and suppliers.',
      words:
        'supply chain finance, SCF, distributor financing, supplier financing, invoice financing, invoice discounting, factoring, early payment of invoices, principal, anchor',
    },
  },
};
