import type { Locale } from '@beranda/contract';

/** Texts of the export that a person gets. */
export const exportTexts = {
  id: {
    fileName: 'data-pribadi',
    title: 'Data pribadi Anda',
    lead: (bank: string, time: string) =>
      `Salinan data yang disimpan ${bank} tentang Anda dari formulir situsnya, dibuat ${time}. Berkas data.json memuat data yang sama untuk dibaca program; lampiran Anda ada di folder “lampiran”.`,
    folder: 'lampiran',
    form: 'Formulir',
    ticket: 'Nomor tiket',
    received: 'Diterima',
    status: 'Status',
    eraseAfter: 'Dihapus mulai',
    name: 'Nama',
    email: 'Email',
    phone: 'Telepon',
    consent: 'Persetujuan pemberitahuan privasi',
    consentOf: (version: string, time: string) => `versi ${version}, ${time}`,
    answers: 'Isian Anda',
    attachments: 'Lampiran',
    missing: 'berkas tidak ada lagi',
    history: 'Riwayat',
    unreadable: 'Tidak dapat dibaca',
  },
  en: {
    fileName: 'personal-data',
    title: 'Your personal data',
    lead: (bank: string, time: string) =>
      `A copy of what ${bank} keeps about you from the forms of its website, made ${time}. The file data.json has the same data for programs; your attachments are in the folder “attachments”.`,
    folder: 'attachments',
    form: 'Form',
    ticket: 'Ticket number',
    received: 'Received',
    status: 'Status',
    eraseAfter: 'Erased from',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    consent: 'Consent to the privacy notice',
    consentOf: (version: string, time: string) => `version ${version}, ${time}`,
    answers: 'Your answers',
    attachments: 'Attachments',
    missing: 'the file is gone',
    history: 'History',
    unreadable: 'Cannot be read',
  },
} as const satisfies Record<Locale, object>;
