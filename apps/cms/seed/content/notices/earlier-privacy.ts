import type { NoticeSeed } from './types.ts';

/** Not in force any more, and still readable. */
export const earlierPrivacyNotice: NoticeSeed = {
  kind: 'privacy',
  version: '1.0',
  effectiveFrom: '2024-10-17',
  id: {
    title: 'Pemberitahuan privasi',
    summary: 'Bagaimana Bank Lentera mengumpulkan, memakai, dan melindungi data pribadi Anda.',
    body: [
      {
        p: '_Ini contoh untuk situs demonstrasi. Bank Lentera dan riwayat pemberitahuan ini rekaan._',
      },
      {
        p: 'Pemberitahuan ini menjelaskan bagaimana Bank Lentera memproses data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
      },
      { h2: 'Data yang dikumpulkan' },
      {
        list: [
          'Data identitas dan kontak yang Anda berikan lewat formulir.',
          'Data keuangan dan transaksi, bila Anda menjadi nasabah.',
          'Data kunjungan ke situs.',
        ],
      },
      { h2: 'Tujuan' },
      {
        list: [
          'Memberikan layanan dan menjawab pertanyaan.',
          'Memenuhi kewajiban hukum dan mencegah kejahatan.',
          'Menawarkan produk, dengan persetujuan Anda.',
        ],
      },
      { h2: 'Pengungkapan' },
      {
        p: 'Data hanya diberikan kepada otoritas yang berwenang, penyedia jasa yang terikat perjanjian, dan perusahaan induk sejauh diperlukan. Kami tidak menjual data pribadi.',
      },
      { h2: 'Penyimpanan' },
      {
        p: 'Data disimpan selama diperlukan untuk tujuan di atas dan selama diwajibkan oleh peraturan, lalu dihapus atau dimusnahkan.',
      },
      { h2: 'Hak Anda' },
      {
        p: 'Anda berhak mengakses, memperbaiki, menghapus, dan membatasi pemrosesan data Anda serta menarik persetujuan. Sampaikan permintaan lewat [halaman kontak](/about-us/contact-us).',
      },
      { h2: 'Perubahan' },
      {
        p: 'Perubahan pemberitahuan ini diumumkan di halaman ini sebelum berlaku.',
      },
    ],
  },
  en: {
    title: 'Privacy notice',
    summary: 'How Bank Lentera collects, uses and protects your personal data.',
    body: [
      {
        p: '_This is a sample for a demonstration site. Bank Lentera and the history of this notice are invented._',
      },
      {
        p: 'This notice explains how Bank Lentera processes personal data under Law No. 27 of 2022 on Personal Data Protection. Where the two languages differ, the Indonesian text prevails.',
      },
      { h2: 'What we collect' },
      {
        list: [
          'Identity and contact details that you give us in a form.',
          'Financial and transaction data, if you become a customer.',
          'Data on visits to the site.',
        ],
      },
      { h2: 'What for' },
      {
        list: [
          'To provide services and answer questions.',
          'To meet legal tasks and prevent crime.',
          'To offer products, with your consent.',
        ],
      },
      { h2: 'Disclosure' },
      {
        p: 'Data goes only to competent authorities, to firms bound by an agreement, and to our parent company as far as needed. We do not sell personal data.',
      },
      { h2: 'How long we keep it' },
      {
        p: 'Data is kept for as long as these purposes and the law require, and is then erased or destroyed.',
      },
      { h2: 'Your rights' },
      {
        p: 'You may access, correct, erase and limit the processing of your data, and withdraw consent. Please use our [contact page](/about-us/contact-us).',
      },
      { h2: 'Changes' },
      {
        p: 'Changes are announced on this page before they take effect.',
      },
    ],
  },
};
