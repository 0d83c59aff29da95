import type { SitePages } from './site-page.ts';

export const business: SitePages = {
  '/business-consultation/business-consultation': {
    id: {
      title: 'Konsultasi usaha',
      text: 'Konsultasi gratis dengan penasihat usaha untuk UMKM.',
      words: 'umkm mikro kecil menengah penasihat bisnis pendampingan pelatihan pembukuan',
    },
    en: {
      title: 'Business consultation',
      text: 'A free consultation with a business adviser for MSMEs.',
      words: 'msme micro small medium enterprise adviser mentoring training bookkeeping',
    },
  },
  '/pembiayaan-supply-chain': {
    id: {
      title: 'Pembiayaan rantai pasok',
      text: 'Pembiayaan untuk distributor dan pemasok.',
      words: 'supply chain financing distributor pemasok invoice tagihan prinsipal',
    },
    en: {
      title: 'Supply chain financing',
      text: 'Financing for distributors and suppliers.',
      words: 'distributor supplier invoice principal',
    },
  },
};
