import type { FormTexts } from '../form-texts.ts';
import type { contactForm } from './contact.ts';

export const texts: FormTexts<typeof contactForm> = {
  title: 'Formulir kontak',
  groups: { aboutYou: 'Data Anda', yourMessage: 'Pesan Anda' },
  fields: {
    fullName: { label: 'Nama lengkap' },
    email: { label: 'Email', help: 'Kami menjawab ke alamat ini, atau menelepon Anda.' },
    phone: {
      label: 'Nomor telepon',
      help: 'Contoh: 0812 3456 7890. Nomor luar negeri dengan kode negaranya, misalnya +852 untuk Hong Kong.',
    },
    customerType: {
      label: 'Apakah Anda nasabah?',
      options: {
        individual: 'Nasabah perorangan',
        corporate: 'Nasabah perusahaan',
        general: 'Umum, bukan nasabah',
      },
    },
    identityNumber: {
      label: 'Nomor identitas',
      help: 'KTP atau SIM, atau paspor jika Anda warga negara asing. Hanya untuk nasabah. Kami menyimpannya dalam keadaan terenkripsi.',
    },
    companySize: {
      label: 'Apakah perusahaan Anda termasuk UMKM?',
      options: { msme: 'Ya, usaha mikro, kecil, atau menengah', large: 'Tidak, perusahaan besar' },
    },
    msmeSize: {
      label: 'Skala usaha (UMKM)',
      options: { micro: 'Mikro', small: 'Kecil', medium: 'Menengah' },
    },
    industryType: {
      label: 'Jenis industri',
      options: {
        trade: 'Perdagangan',
        manufacturing: 'Industri pengolahan',
        agriculture: 'Pertanian dan perkebunan',
        fisheries: 'Perikanan',
        services: 'Jasa',
        construction: 'Konstruksi',
        transport: 'Transportasi dan pergudangan',
        other: 'Lainnya',
      },
    },
    topicType: { label: 'Jenis topik', options: { information: 'Informasi', question: 'Pertanyaan' } },
    issue: {
      label: 'Masalah',
      help: 'Bukan tentang ATM? Pilih Lainnya.',
      options: { atm: 'ATM', other: 'Lainnya' },
    },
    issueDetail: {
      label: 'Rincian masalah',
      help: 'Uangnya belum kembali setelah satu hari kerja? Pakai formulir pengaduan: peraturan menetapkan batas waktu penyelesaiannya.',
      options: { 'debited-atm': 'Saldo terpotong di ATM', other: 'Lainnya' },
    },
    notes: {
      label: 'Catatan',
      help: 'Jangan menulis PIN, kata sandi, atau kode OTP. Kami tidak pernah memintanya.',
    },
    sendCopy: { label: 'Kirim salinan ke email Anda (nomor tiket dan pilihan Anda)' },
  },
  nextSteps:
    'Simpan nomor ini. Petugas kami menjawab paling lama dalam {answerTime}, ke email atau telepon yang Anda tulis. Saat menelepon, petugas menyebutkan nomor tiket ini. Jika tidak, atau jika PIN, kata sandi, atau kode OTP diminta, tutup teleponnya dan hubungi kami lewat nomor di situs kami.',
  another: 'Kirim pesan lain',
  privacy:
    'Data yang Anda tulis hanya kami pakai untuk menanggapi pesan ini, dan hanya dibaca pegawai kami yang berwenang dan auditor kami.',
};
