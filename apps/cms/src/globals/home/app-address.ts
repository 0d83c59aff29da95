import type { Field, TextFieldSingleValidation } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

/** Longer addresses make the QR code too dense for cheap cameras. */
const MAX_LENGTH = 120;

const notForCameras = bilingual(
  `Tulis alamat lengkap https:// dengan paling banyak ${MAX_LENGTH} karakter.`,
  `Write a whole https:// address of at most ${MAX_LENGTH} characters.`,
);

const validate: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return true;
  const isWhole = value.startsWith('https://') && URL.canParse(value);
  return (isWhole && value.length <= MAX_LENGTH) || inLanguageOf(req, notForCameras);
};

/** The target of the QR code beside the app's drawing. */
export const appAddress: Field = {
  name: 'url',
  type: 'text',
  localized: true,
  validate,
  label: bilingual('Alamat kode QR', 'Address of the QR code'),
  admin: {
    description: bilingual(
      'Alamat yang dibuka kode QR; tanpa alamat, kodenya tidak tampil. Lencana toko aplikasi diambil dari menu kaki halaman.',
      'The address that the QR code opens; without one there is no code. The badges of the stores are those of the footer.',
    ),
  },
};
