import type { FormTexts } from '../form-texts.ts';
import type { msmeConsultationForm } from './msme-consultation.ts';

export const texts: FormTexts<typeof msmeConsultationForm> = {
  title: 'Formulir konsultasi UMKM',
  groups: { business: 'Usaha Anda', consultation: 'Konsultasi', contact: 'Data Anda' },
  fields: {
    businessName: { label: 'Nama usaha' },
    msmeSize: {
      label: 'Skala usaha',
      help: 'Menurut penjualan setahun: mikro sampai Rp2 miliar, kecil sampai Rp15 miliar, menengah sampai Rp50 miliar.',
      options: { micro: 'Mikro', small: 'Kecil', medium: 'Menengah' },
    },
    sector: {
      label: 'Bidang usaha',
      options: {
        trade: 'Perdagangan',
        food: 'Makanan dan minuman',
        manufacturing: 'Industri pengolahan',
        agriculture: 'Pertanian dan perkebunan',
        fisheries: 'Perikanan',
        creative: 'Ekonomi kreatif',
        construction: 'Konstruksi',
        transport: 'Transportasi dan pergudangan',
        services: 'Jasa',
        other: 'Lainnya',
      },
    },
    need: {
      label: 'Kebutuhan Anda',
      options: {
        'working-capital': 'Modal kerja',
        investment: 'Investasi: mesin, kendaraan, tempat usaha',
        'digital-payment': 'Pembayaran digital dan QRIS',
        bookkeeping: 'Pencatatan keuangan',
        export: 'Ekspor dan impor',
        other: 'Lainnya',
      },
    },
    question: {
      label: 'Pertanyaan Anda',
      help: 'Jangan menulis PIN, kata sandi, atau kode OTP. Kami tidak pernah memintanya.',
    },
    meeting: {
      label: 'Tempat konsultasi',
      options: { online: 'Daring (video)', branch: 'Di kantor cabang', business: 'Di tempat usaha saya' },
    },
    city: { label: 'Kota atau kabupaten', help: 'Ketik sebagian namanya, lalu pilih dari daftar.' },
    preferredTime: {
      label: 'Waktu yang cocok (hari kerja)',
      options: {
        morning: 'Pagi, 09.00–11.00',
        midday: 'Siang, 11.00–14.00',
        afternoon: 'Sore, 14.00–16.00',
      },
    },
    fullName: { label: 'Nama lengkap' },
    phone: {
      label: 'Nomor telepon',
      help: 'Petugas kami menelepon ke nomor ini. Contoh: 0812 3456 7890. Nomor luar negeri dengan kode negaranya, misalnya +852 untuk Hong Kong.',
    },
    email: { label: 'Email', help: 'Untuk tanda terima. Tidak punya email? Kosongkan, kami menelepon Anda.' },
    privacyConsent: {
      label: 'Saya sudah membaca pemberitahuan privasi dan setuju data saya diproses untuk konsultasi ini.',
    },
  },
  nextSteps:
    'Simpan nomor ini. Petugas kami menelepon Anda paling lama dalam {answerTime} untuk menentukan waktu konsultasi. Petugas menyebutkan nomor tiket ini. Jika tidak, atau jika PIN, kata sandi, atau kode OTP diminta, tutup teleponnya dan hubungi kami lewat nomor di situs kami. Konsultasi tidak dipungut biaya.',
  another: 'Kirim permintaan lain',
  privacy:
    'Data yang Anda tulis hanya kami pakai untuk menyiapkan konsultasi ini, dan hanya dibaca pegawai kami yang berwenang dan auditor kami.',
};
