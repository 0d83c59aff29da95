import type { FORMS, FormDefinition, FormName, FormTexts } from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

type FieldWording<Texts> = {
  label?: Bilingual;
  help?: Bilingual;
  options?: Texts extends { options: infer Options } ? { [Option in keyof Options]?: Bilingual } : never;
};

/** The texts of a form that address its sender, in the words for staff. */
type Wording<Form extends FormDefinition> = {
  groups?: { [Group in keyof Form['groups']]?: Bilingual };
  fields: { [Field in keyof FormTexts<Form>['fields']]?: FieldWording<FormTexts<Form>['fields'][Field]> };
};

const identityNumberHelp = bilingual(
  'KTP atau SIM, atau paspor untuk warga negara asing. Disimpan dalam keadaan terenkripsi.',
  'National ID or driving licence, or a passport for a foreign national. It is stored encrypted.',
);

const asOnIdentityCard = bilingual('Sesuai kartu identitas.', 'As on the identity card.');

/**
 * How the forms of the site are worded for staff, who fill them in for somebody else and read the answers: the texts that
 * differ. Only forms that staff may fill in are listed.
 */
export const STAFF_WORDING: { [Name in FormName]?: Wording<(typeof FORMS)[Name]['definition']> } = {
  contact: {
    groups: {
      aboutYou: bilingual('Data pengirim', 'The sender'),
      yourMessage: bilingual('Pesan pengirim', 'The message'),
    },
    fields: {
      email: {
        help: bilingual(
          'Jawabannya dikirim ke alamat ini. Pengirim tidak punya email? Kosongkan.',
          'The answer is sent to this address. Leave it empty if the sender has none.',
        ),
      },
      customerType: {
        label: bilingual('Apakah pengirim nasabah bank ini?', 'Is the sender a customer of this bank?'),
      },
      identityNumber: { help: identityNumberHelp },
      companySize: {
        label: bilingual('Apakah perusahaannya termasuk UMKM?', 'Is the company an MSME?'),
      },
      notes: {
        help: bilingual(
          'Yang ditanyakan atau disampaikan pengirim. Jangan catat PIN, kata sandi, atau kode OTP, meskipun disebutkan.',
          'What the sender asks or says. Never record a PIN, a password or a one-time code, even if mentioned.',
        ),
      },
      sendCopy: {
        label: bilingual(
          'Kirim salinan ke email pengirim (nomor tiket dan pilihan di atas)',
          'Send a copy to the email of the sender (ticket number and the options above)',
        ),
      },
    },
  },
  complaint: {
    groups: {
      aboutYou: bilingual('Data pengadu', 'The complainant'),
      story: bilingual('Kejadian dan permintaan pengadu', 'What happened, and what the complainant asks for'),
    },
    fields: {
      complainant: { label: bilingual('Pengadu adalah', 'The complainant is') },
      fullName: {
        label: bilingual('Nama lengkap pengadu', 'Full name of the complainant'),
        help: asOnIdentityCard,
      },
      customerName: {
        label: bilingual('Nama nasabah yang diwakili', 'Name of the customer who is represented'),
        help: bilingual(
          'Orang atau perusahaan pemilik rekening. Mintalah dokumennya dan unggah di layar kiriman. Kuasa: surat kuasa yang ditandatangani nasabah. Ahli waris: akta kematian dan surat keterangan waris. Wali: akta kelahiran atau penetapan pengadilan. Pengurus perusahaan: akta yang memuat nama pengadu.',
          'The person or company that holds the account. Ask for the matching document, and upload it on the screen of the case. Attorneys: the power of attorney that the customer has signed. Heirs: the death certificate and the certificate of inheritance. Guardians: the birth certificate or the court order. Company officers: the deed that names the complainant.',
        ),
      },
      identityNumber: {
        label: bilingual('Nomor identitas pengadu', 'Identity number of the complainant'),
        help: identityNumberHelp,
      },
      email: {
        help: bilingual(
          'Tanda terima pengaduan dikirim ke alamat ini. Pengadu tidak punya email? Kosongkan, lalu pilih Telepon di bawah.',
          'The receipt of the complaint is sent to this address. If there is none, leave it empty, and choose Phone further down.',
        ),
      },
      contactChannel: {
        label: bilingual('Pengadu ingin dihubungi lewat', 'The complainant wants to be contacted by'),
      },
      product: {
        options: {
          merchant: bilingual('Pembayaran QRIS usaha', 'QRIS payments of a business'),
        },
      },
      problemType: {
        options: {
          scam: bilingual(
            'Tertipu dan mengirim uang atau memberi kode',
            'Was tricked into sending money or giving a code',
          ),
          'unrecognised-transaction': bilingual(
            'Transaksi yang tidak dilakukan nasabah',
            'A transaction that the customer did not make',
          ),
          settlement: bilingual(
            'Dana penjualan belum masuk ke rekening',
            'Sales proceeds not in the account yet',
          ),
        },
      },
      accountNumber: {
        help: bilingual(
          'Disimpan dalam keadaan terenkripsi. Jangan catat PIN atau tiga angka di belakang kartu, meskipun disebutkan.',
          'It is stored encrypted. Never record a PIN or the three digits on the back of a card, even if mentioned.',
        ),
      },
      chronology: {
        help: bilingual(
          'Apa yang terjadi, kapan, di mana, dan siapa yang sudah dihubungi. Jangan catat PIN, kata sandi, atau kode OTP, meskipun disebutkan.',
          'What, when, where, and who has been contacted. Never record a PIN, a password or a one-time code, even if mentioned.',
        ),
      },
      requestedOutcome: {
        label: bilingual('Penyelesaian yang diminta pengadu', 'The outcome that the complainant asks for'),
        help: bilingual(
          'Misalnya pengembalian dana atau perbaikan data.',
          'For example a refund, or a correction of data.',
        ),
      },
    },
  },
  'data-request': {
    groups: {
      aboutYou: bilingual('Data pemohon', 'The requester'),
      request: bilingual('Permintaan', 'The request'),
    },
    fields: {
      requester: {
        options: {
          self: bilingual('Data pemohon sendiri', 'The requester’s own'),
          representative: bilingual(
            'Data orang yang diwakili pemohon sebagai kuasa, wali, atau ahli waris',
            'Of somebody whom the requester represents as attorney, guardian or heir',
          ),
        },
      },
      fullName: {
        label: bilingual('Nama lengkap pemohon', 'Full name of the requester'),
        help: asOnIdentityCard,
      },
      subjectName: {
        label: bilingual('Nama orang yang diwakili', 'Name of the person who is represented'),
        help: bilingual(
          'Mintalah dokumennya dan unggah di layar kiriman. Kuasa: surat kuasa yang ditandatangani orang itu. Wali: akta kelahiran atau penetapan pengadilan. Ahli waris: akta kematian dan surat keterangan waris.',
          'Ask for the matching document, and upload it on the screen of the case. Attorneys: the power of attorney that this person has signed. Guardians: the birth certificate or the court order. Heirs: the death certificate and the certificate of inheritance.',
        ),
      },
      identityNumber: {
        label: bilingual('Nomor identitas pemohon', 'Identity number of the requester'),
        help: bilingual(
          'KTP atau SIM, atau paspor untuk warga negara asing. Cocokkan dengan kartunya, agar data tidak jatuh ke orang lain. Disimpan dalam keadaan terenkripsi.',
          'National ID or driving licence, or a passport for a foreign national. Compare it with the card, so that nobody else gets the data. It is stored encrypted.',
        ),
      },
      email: {
        help: bilingual(
          'Alamat yang pernah dipakai pemohon di bank ini, kalau masih ada. Tidak punya email? Kosongkan: jawabannya lewat telepon.',
          'The address that the requester has used with this bank, if it still exists. If there is none, leave it empty: the answer is given by phone.',
        ),
      },
      requestType: {
        label: bilingual('Apa yang diminta pemohon?', 'What does the requester ask for?'),
        options: {
          access: bilingual('Salinan data', 'A copy of the data'),
          correction: bilingual('Perbaikan data', 'Correction of the data'),
          erasure: bilingual('Penghapusan data', 'Erasure of the data'),
          withdrawal: bilingual(
            'Penarikan persetujuan yang pernah diberikan',
            'Withdrawal of a consent that was given',
          ),
          objection: bilingual(
            'Penghentian atau pembatasan penggunaan data',
            'An end or a limit to the use of the data',
          ),
        },
      },
      details: {
        label: bilingual(
          'Data yang mana, dan apa yang perlu dilakukan bank?',
          'Which data, and what should the bank do?',
        ),
        help: bilingual(
          'Misalnya formulir yang pernah dikirim, atau apa yang salah dan bagaimana yang benar. Jangan catat PIN, kata sandi, atau kode OTP, meskipun disebutkan.',
          'For example the forms that were sent, or what is wrong and what would be right. Never record a PIN, a password or a one-time code, even if mentioned.',
        ),
      },
    },
  },
};
