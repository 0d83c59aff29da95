import type { FormTexts } from '../form-texts.ts';
import type { productRegistrationForm } from './product-registration.ts';

export const texts: FormTexts<typeof productRegistrationForm> = {
  title: 'Formulir pendaftaran produk',
  groups: { product: 'Produk', aboutYou: 'Data Anda' },
  fields: {
    product: { label: 'Produk yang Anda pilih' },
    fullName: { label: 'Nama lengkap', help: 'Sesuai kartu identitas.' },
    companyName: { label: 'Nama perusahaan', help: 'Jika rekening atau pinjamannya untuk badan usaha.' },
    phone: {
      label: 'Nomor telepon',
      help: 'Petugas kami menelepon ke nomor ini. Contoh: 0812 3456 7890. Nomor luar negeri dengan kode negaranya, misalnya +852 untuk Hong Kong.',
    },
    email: { label: 'Email', help: 'Untuk tanda terima. Tidak punya email? Kosongkan, kami menelepon Anda.' },
    address: {
      label: 'Alamat',
      help: 'Tempat tinggal Anda, atau alamat perusahaan: nama jalan, nomor, RT, dan RW.',
    },
    city: { label: 'Kota atau kabupaten', help: 'Ketik sebagian namanya, lalu pilih dari daftar.' },
    postalCode: { label: 'Kode pos', help: 'Lima digit.' },
    privacyConsent: {
      label:
        'Saya sudah membaca pemberitahuan privasi dan setuju data saya diproses untuk pendaftaran produk ini.',
    },
  },
  nextSteps:
    'Simpan nomor ini. Petugas kami menelepon Anda paling lama dalam {answerTime} untuk melanjutkan pendaftaran. Petugas menyebutkan nomor tiket ini. Jika tidak, atau jika PIN, kata sandi, atau kode OTP diminta, tutup teleponnya dan hubungi kami lewat nomor di situs kami.',
  another: 'Daftar produk lain',
  privacy:
    'Data yang Anda tulis hanya kami pakai untuk menghubungi Anda tentang produk yang Anda pilih, dan hanya dibaca pegawai kami yang berwenang dan auditor kami.',
};
