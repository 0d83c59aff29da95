import type { DocumentSeed } from '../seed-document.ts';
import { feeList } from './fee-list.ts';
import { generalTerms } from './general-terms.ts';
import { pages } from './pages.ts';
import { products } from './products.ts';

const feePage = pages.find(({ subType }) => subType === 'tarif-dan-biaya');
if (!feePage) throw new Error('There is no page about fees.');

/** What pages offer for download. */
export const pageDocuments: Record<string, DocumentSeed> = {
  'daftar-tarif': {
    title: { id: 'Daftar tarif dan biaya layanan 2026', en: 'List of fees 2026 (in Indonesian)' },
    pdf: feeList(feePage, products),
  },
  'syarat-dan-ketentuan': {
    title: { id: 'Syarat dan ketentuan umum', en: 'General terms (in Indonesian)' },
    pdf: generalTerms,
  },
};
