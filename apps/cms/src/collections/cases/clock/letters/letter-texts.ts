import type { Locale } from '@beranda/contract';

/** Texts of the receipt and the final answer of a complaint, as PDF. */
export const letterTexts = {
  id: {
    receiptTitle: 'Tanda terima pengaduan',
    answerTitle: 'Jawaban akhir atas pengaduan',
    appealAnswerTitle: 'Jawaban atas keberatan',
    register: 'Nomor tiket (nomor register)',
    received: 'Tanggal diterima',
    customer: 'Nasabah',
    representative: 'Wakil nasabah',
    identity: 'Nomor identitas',
    representativeIdentity: 'Nomor identitas wakil',
    phone: 'Telepon',
    product: 'Produk atau layanan',
    officer: 'Petugas penerima',
    answeringOfficer: 'Petugas',
    office: 'Telepon kantor penerima',
    answered: 'Tanggal jawaban',
    due: 'Kami jawab paling lambat',
    desk: 'Layanan Nasabah',
    none: 'tidak diisi',
    next: 'Apa selanjutnya',
    answer: 'Jawaban kami',
    escalation: 'Jika Anda tidak setuju dengan jawaban ini',
    appealByMail:
      'Anda dapat mengajukan keberatan kepada kami dengan membalas email kami, lewat telepon kantor di atas, atau di kantor mana pun. Sebutkan nomor tiket di atas. Pengaduan dan keberatan tidak dikenai biaya.',
    /** For senders without an e-mail address. */
    appealWithoutMail:
      'Anda dapat mengajukan keberatan kepada kami lewat telepon kantor di atas atau di kantor mana pun. Sebutkan nomor tiket di atas. Pengaduan dan keberatan tidak dikenai biaya.',
    escalationText: [
      'Anda juga dapat melapor kepada Otoritas Jasa Keuangan melalui Aplikasi Portal Perlindungan Konsumen (APPK, kontak157.ojk.go.id, telepon 157), menyelesaikan sengketa melalui Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK, lapssjk.id) atau pengadilan, dan, untuk pembayaran dan transfer, menghubungi Bank Indonesia di 131.',
    ],
    afterAppealText: [
      'Anda dapat melapor kepada Otoritas Jasa Keuangan melalui Aplikasi Portal Perlindungan Konsumen (APPK, kontak157.ojk.go.id, telepon 157), menyelesaikan sengketa melalui Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK, lapssjk.id) atau pengadilan, dan, untuk pembayaran dan transfer, menghubungi Bank Indonesia di 131.',
    ],
    receiptFile: 'tanda-terima',
    answerFile: 'jawaban-akhir',
    appealAnswerFile: 'jawaban-keberatan',
  },
  en: {
    receiptTitle: 'Receipt of a complaint',
    answerTitle: 'Final answer to a complaint',
    appealAnswerTitle: 'Answer to an appeal',
    register: 'Ticket number (register number)',
    received: 'Date received',
    customer: 'Customer',
    representative: 'Representative of the customer',
    identity: 'Identity number',
    representativeIdentity: 'Identity number of the representative',
    phone: 'Phone',
    product: 'Product or service',
    officer: 'Receiving officer',
    answeringOfficer: 'Officer',
    office: 'Phone of the receiving office',
    answered: 'Date of the answer',
    due: 'We answer no later than',
    desk: 'Customer care',
    none: 'not given',
    next: 'What happens next',
    answer: 'Our answer',
    escalation: 'If you do not agree with this answer',
    appealByMail:
      'You may appeal to us by replying to our email, by calling the office at the number above, or at any branch. Please give the ticket number above. Complaints and appeals are free of charge.',
    appealWithoutMail:
      'You may appeal to us by calling the office at the number above, or at any branch. Please give the ticket number above. Complaints and appeals are free of charge.',
    escalationText: [
      'You may also report it to the Financial Services Authority (OJK) at the Consumer Protection Portal (APPK, kontak157.ojk.go.id, phone 157), have the dispute settled by LAPS SJK (lapssjk.id) or by a court, and, for payments and transfers, call Bank Indonesia on 131.',
    ],
    afterAppealText: [
      'You may report it to the Financial Services Authority (OJK) at the Consumer Protection Portal (APPK, kontak157.ojk.go.id, phone 157), have the dispute settled by LAPS SJK (lapssjk.id) or by a court, and, for payments and transfers, call Bank Indonesia on 131.',
    ],
    receiptFile: 'receipt',
    answerFile: 'final-answer',
    appealAnswerFile: 'appeal-answer',
  },
} as const satisfies Record<Locale, object>;
