import type { BilingualText } from '../../documents/document-seed.ts';

/** What every document of the demonstration bank says about itself. */
export const ILLUSTRATION: BilingualText = {
  id: 'Dokumen ini adalah contoh untuk situs demonstrasi. Semua angka dan nama di dalamnya adalah ilustrasi dan bukan milik bank mana pun.',
  en: 'This document is an example for a demonstration site. All figures and names in it are illustrations, and no bank’s own.',
};
