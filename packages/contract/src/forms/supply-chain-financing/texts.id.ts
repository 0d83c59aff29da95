import type { FormTexts } from '../form-texts.ts';
import type { supplyChainFinancingForm } from './supply-chain-financing.ts';

export const texts: FormTexts<typeof supplyChainFinancingForm> = {
  title: 'Formulir pembiayaan rantai pasok',
  groups: { financing: 'Pembiayaan', company: 'Perusahaan Anda', contact: 'Narahubung' },
  fields: {
    financingType: {
      label: 'Jenis pembiayaan',
      options: { distributor: 'Pembiayaan distributor', supplier: 'Pembiayaan pemasok' },
    },
    principalName: {
      label: 'Nama prinsipal',
      help: 'Perusahaan yang barangnya Anda beli, atau yang Anda pasok.',
    },
    desiredLimit: { label: 'Limit pembiayaan yang diinginkan', help: 'Contoh: 2.500.000.000.' },
    companyName: {
      label: 'Nama perusahaan',
      help: 'Seperti di akta pendirian, atau di NIB bila usaha perorangan.',
    },
    businessType: {
      label: 'Jenis usaha',
      options: {
        trade: 'Perdagangan besar dan eceran',
        manufacturing: 'Industri pengolahan',
        agriculture: 'Pertanian dan perkebunan',
        food: 'Makanan dan minuman',
        construction: 'Konstruksi dan bahan bangunan',
        transport: 'Transportasi dan pergudangan',
        energy: 'Energi dan pertambangan',
        health: 'Kesehatan dan farmasi',
        services: 'Jasa',
        other: 'Lainnya',
      },
    },
    contactName: { label: 'Nama narahubung' },
    contactPhone: { label: 'Telepon narahubung', help: 'Contoh: 0812 3456 7890 atau +62 21 555 0101.' },
    contactEmail: { label: 'Email narahubung' },
    privacyConsent: {
      label:
        'Saya sudah membaca pemberitahuan privasi dan setuju data ini diproses untuk permohonan pembiayaan ini, termasuk ditanyakan kepada prinsipal yang saya sebut.',
    },
  },
  nextSteps:
    'Simpan nomor ini. Petugas kami menelepon narahubung Anda paling lama dalam {answerTime} untuk membahas kebutuhan dan dokumen. Petugas menyebutkan nomor tiket ini. Jika tidak, atau jika PIN, kata sandi, atau kode OTP diminta, tutup teleponnya dan hubungi kami lewat nomor di situs kami.',
  another: 'Kirim permohonan lain',
  privacy:
    'Data yang Anda tulis hanya kami pakai untuk menilai permohonan ini dan menghubungi Anda. Kepada prinsipal yang Anda sebut kami menanyakan kerja sama dan riwayat transaksinya dengan Anda. Selain itu, data hanya dibaca pegawai kami yang berwenang dan auditor kami.',
};
