import type { GuideSeed } from './types.ts';

export const complaintGuides: GuideSeed[] = [
  {
    slug: 'menyampaikan-pengaduan',
    group: 'bantuan-dan-pengaduan',
    order: 1,
    id: {
      title: 'Menyampaikan pengaduan',
      summary: 'Gratis, lewat jalur mana pun, dengan nomor yang dapat Anda lacak dan tenggat yang jelas.',
      body: [
        { h2: 'Pilih jalurnya' },
        {
          list: [
            '**Tertulis**: [halaman pengaduan](/about-us/complaint), email, atau surat ke cabang.',
            '**Lisan**: telepon **(021) 555-0108** atau temui petugas di cabang.',
          ],
        },
        { h2: 'Yang perlu disiapkan' },
        {
          list: [
            'Identitas Anda. Bila diwakilkan: surat kuasa dan identitas wakil.',
            'Urutan kejadian: tanggal, jam, dan jumlah.',
            'Nomor rekening atau empat angka terakhir kartu.',
            'Bukti: struk, tangkapan layar, atau surat. Tutupi PIN dan kode OTP.',
          ],
        },
        { h2: 'Langkahnya' },
        {
          ordered: [
            'Sampaikan pengaduan. Anda langsung menerima **nomor pengaduan** dan tanda terima.',
            'Bila ada dokumen yang kurang, kami memberi tahu. Anda punya waktu 10 hari kerja untuk melengkapinya.',
            'Kami memeriksa dan mengirim jawaban tertulis beserta alasannya.',
          ],
        },
        { h2: 'Tenggatnya' },
        {
          list: [
            'Pengaduan lisan: selesai dalam **5 hari kerja**.',
            'Pengaduan tertulis: selesai dalam **10 hari kerja** setelah dokumen lengkap.',
            'Bila ada alasan tertentu, tenggat pengaduan tertulis dapat diperpanjang satu kali paling lama 10 hari kerja. Kami memberi tahu sebelum tenggat pertama lewat.',
          ],
        },
        { p: 'Kami tidak memungut biaya apa pun, pada tahap mana pun.' },
      ],
    },
    en: {
      title: 'Make a complaint',
      summary: 'Free of charge, in whichever way suits you, with a number to track and clear deadlines.',
      body: [
        { h2: 'Choose how' },
        {
          list: [
            '**In writing**: our [complaint page](/about-us/complaint), email, or a letter to a branch.',
            '**In person**: call **(021) 555-0108** or speak to us at a branch.',
          ],
        },
        { h2: 'What you need' },
        {
          list: [
            'Proof of who you are. If somebody acts for you: a power of attorney and that person’s identity document.',
            'What happened, in order: dates, times and amounts.',
            'The account number or the last four digits of the card.',
            'Evidence: receipts, screenshots or letters. Cover up PINs and one-time codes.',
          ],
        },
        { h2: 'Step by step' },
        {
          ordered: [
            'Send your complaint. You receive a **complaint number** and a receipt straight away.',
            'If a document is missing, we tell you. You have 10 working days to send it.',
            'We look into it and answer in writing, with our reasons.',
          ],
        },
        { h2: 'Deadlines' },
        {
          list: [
            'Complaints made in person: settled within **5 working days**.',
            'Complaints in writing: settled within **10 working days** of complete documents.',
            'For certain reasons the deadline of a written complaint can be extended once, by up to 10 working days. We tell you before the first deadline has passed.',
          ],
        },
        { p: 'We charge nothing, at any stage.' },
      ],
    },
  },
  {
    slug: 'melacak-pengaduan-dan-mengajukan-keberatan',
    group: 'bantuan-dan-pengaduan',
    order: 2,
    id: {
      title: 'Melacak pengaduan dan mengajukan keberatan',
      summary: 'Membaca status pengaduan, dan jalan yang terbuka bila jawaban kami belum memuaskan.',
      body: [
        { h2: 'Memeriksa status' },
        {
          ordered: [
            'Siapkan nomor pengaduan dari tanda terima.',
            'Telepon **(021) 555-0108** atau datang ke cabang mana pun, lalu sebutkan nomor itu.',
            'Untuk melindungi Anda, isi pengaduan hanya dibuka setelah identitas dicocokkan.',
          ],
        },
        { h2: 'Arti statusnya' },
        {
          list: [
            '**Diterima**: tercatat dan menunggu pemeriksaan kelengkapan.',
            '**Menunggu dokumen**: kami memerlukan sesuatu dari Anda. Hitungan tenggat berhenti sementara.',
            '**Diperiksa**: dokumen lengkap, tenggat berjalan.',
            '**Diperpanjang**: tenggat ditambah, dengan alasan yang kami sampaikan kepada Anda.',
            '**Selesai**: jawaban tertulis sudah dikirim.',
          ],
        },
        { h2: 'Bila belum puas' },
        {
          ordered: [
            '**Keberatan kepada bank.** Sampaikan lewat [halaman pengaduan](/about-us/complaint) dengan nomor yang sama. Pejabat lain yang memeriksanya.',
            '**Otoritas Jasa Keuangan.** Melalui Aplikasi Portal Perlindungan Konsumen (APPK), dengan jawaban tertulis dari kami sebagai lampiran.',
            '**LAPS SJK.** Lembaga alternatif penyelesaian sengketa di sektor jasa keuangan: mediasi atau arbitrase di luar pengadilan.',
            '**Bank Indonesia**, untuk urusan sistem pembayaran seperti transfer dan QRIS: telepon 131.',
            '**Pengadilan.** Jalan ini selalu terbuka.',
          ],
        },
      ],
    },
    en: {
      title: 'Track a complaint and take it further',
      summary: 'What each status means, and where you can turn if our answer does not satisfy you.',
      body: [
        { h2: 'Check the status' },
        {
          ordered: [
            'Have the complaint number from your receipt at hand.',
            'Call **(021) 555-0108** or go to any branch and quote it.',
            'To protect you, we discuss the details only once we have checked who you are.',
          ],
        },
        { h2: 'What each status means' },
        {
          list: [
            '**Received**: recorded, and waiting to be checked for completeness.',
            '**Waiting for documents**: we need something from you. The clock is paused.',
            '**Under review**: the documents are complete and the clock is running.',
            '**Extended**: the deadline was moved, for a reason that we have told you.',
            '**Settled**: our written answer has been sent.',
          ],
        },
        { h2: 'If you are not satisfied' },
        {
          ordered: [
            '**Appeal to the bank.** Use the [complaints page](/about-us/complaint) and the same number. Somebody else will review it.',
            '**The Financial Services Authority (OJK).** Through its consumer protection portal (APPK), with our written answer attached.',
            '**LAPS SJK.** The alternative dispute resolution body of the financial sector: mediation or arbitration outside court.',
            '**Bank Indonesia**, for payment services such as transfers and QRIS: call 131.',
            '**The courts.** This way is always open.',
          ],
        },
      ],
    },
  },
];
