import { governanceReport, meetingSummary } from './attachments.ts';
import type { GovernanceSeed } from './types.ts';

export const bodies: GovernanceSeed[] = [
  {
    slug: 'rapat-umum-pemegang-saham',
    category: 'bodies',
    order: 1,
    attachments: { 'ringkasan-risalah-rupst-2026': meetingSummary },
    id: {
      title: 'Rapat Umum Pemegang Saham',
      summary:
        'Organ tertinggi perusahaan: kapan bersidang, apa yang diputuskan, dan bagaimana hak suara dipakai.',
      body: [
        {
          p: 'Rapat Umum Pemegang Saham (RUPS) memegang wewenang yang tidak diserahkan kepada Direksi atau Dewan Komisaris. Pemegang saham pengendali kami adalah Bank Nusantara Raya Utama (Persero).',
        },
        { h2: 'Dua macam rapat' },
        {
          list: [
            '**RUPS Tahunan**, paling lambat enam bulan setelah tahun buku berakhir.',
            '**RUPS Luar Biasa**, setiap kali diperlukan, atas permintaan Direksi, Dewan Komisaris, atau pemegang saham yang bersama-sama mewakili sepersepuluh suara.',
          ],
        },
        { h2: 'Yang diputuskan' },
        {
          list: [
            'Persetujuan laporan tahunan dan pengesahan laporan keuangan.',
            'Penggunaan laba, termasuk dividen dan cadangan.',
            'Pengangkatan dan pemberhentian anggota Direksi dan Dewan Komisaris, setelah mendapat persetujuan OJK.',
            'Penunjukan kantor akuntan publik berdasarkan usulan Komite Audit.',
            'Perubahan anggaran dasar, penambahan modal, dan penggabungan usaha.',
          ],
        },
        { h2: 'Urutan penyelenggaraan' },
        {
          ordered: [
            'Pemberitahuan rencana dan mata acara kepada OJK.',
            'Pengumuman kepada pemegang saham, 14 hari sebelum pemanggilan.',
            'Pemanggilan beserta bahan rapat, 21 hari sebelum rapat.',
            'Rapat, dengan hak suara yang dapat diberikan secara elektronik.',
            'Ringkasan risalah diumumkan paling lambat dua hari kerja sesudahnya.',
          ],
        },
        {
          p: 'RUPS Tahunan 2026 diselenggarakan pada 23 April 2026 di Jakarta dan dihadiri 99,2% pemegang hak suara. Seluruh mata acara disetujui. _Angka dan tanggal ini adalah ilustrasi._',
        },
      ],
    },
    en: {
      title: 'General Meeting of Shareholders',
      summary: 'The company’s highest body: when it meets, what it decides and how votes are cast.',
      body: [
        {
          p: 'The General Meeting of Shareholders (GMS) holds every power that has not been given to the Board of Directors or the Board of Commissioners. Our controlling shareholder is Bank Nusantara Raya Utama (Persero).',
        },
        { h2: 'Two kinds of meeting' },
        {
          list: [
            'The **Annual GMS**, within six months of the end of the financial year.',
            'An **Extraordinary GMS**, whenever needed, at the request of either board or of shareholders who together hold a tenth of the votes.',
          ],
        },
        { h2: 'What it decides' },
        {
          list: [
            'Approval of the annual report and adoption of the accounts.',
            'The use of profit, including dividends and reserves.',
            'Appointment and removal of members of both boards, once OJK has approved them.',
            'Appointment of the external auditor, as proposed by the Audit Committee.',
            'Changes to the articles of association, capital increases and mergers.',
          ],
        },
        { h2: 'How a meeting is held' },
        {
          ordered: [
            'OJK is told of the plan and the agenda.',
            'An announcement goes to shareholders 14 days before the notice of meeting.',
            'The notice and its papers go out 21 days before the meeting.',
            'The meeting is held; votes can be cast electronically.',
            'A summary of the minutes is published within two working days.',
          ],
        },
        {
          p: 'The Annual GMS of 2026 was held in Jakarta on 23 April 2026 and represented 99.2% of the votes. All items were approved. _Figures and dates are illustrations._',
        },
      ],
    },
  },
  {
    slug: 'piagam-direksi-dan-dewan-komisaris',
    category: 'bodies',
    order: 2,
    attachments: { 'penilaian-tata-kelola-2025': governanceReport },
    id: {
      title: 'Piagam Direksi dan Dewan Komisaris',
      summary: 'Siapa yang mengurus, siapa yang mengawasi, dan batas di antara keduanya.',
      body: [
        {
          p: 'Bank Lentera menganut sistem dua dewan. Direksi mengurus bank sehari-hari. Dewan Komisaris mengawasi dan memberi nasihat, tanpa ikut mengambil keputusan operasional.',
        },
        { h2: 'Direksi' },
        {
          list: [
            'Paling sedikit tiga orang, mayoritas berpengalaman sekurang-kurangnya lima tahun di perbankan.',
            'Menyusun rencana bisnis, menjalankan manajemen risiko dan kepatuhan, serta menindaklanjuti temuan audit.',
            'Rapat sekurang-kurangnya setiap bulan, dan bersama Dewan Komisaris setiap empat bulan.',
            'Direktur kepatuhan tidak membawahi fungsi bisnis.',
          ],
        },
        { h2: 'Dewan Komisaris' },
        {
          list: [
            'Jumlahnya tidak melebihi jumlah Direksi; sekurang-kurangnya separuh adalah komisaris independen.',
            'Mengawasi pelaksanaan strategi, tata kelola, dan perlakuan terhadap nasabah.',
            'Memberi tahu OJK paling lambat lima hari kerja setelah menemukan pelanggaran yang membahayakan bank.',
            'Dilarang menyetujui pemberian kredit, kecuali kepada pihak terkait dan hal lain yang diatur undang-undang.',
          ],
        },
        { h2: 'Berlaku untuk keduanya' },
        {
          ordered: [
            'Lulus uji kemampuan dan kepatutan OJK sebelum menjabat.',
            'Tidak merangkap jabatan di luar yang diizinkan.',
            'Mengungkapkan kepemilikan saham, hubungan keluarga, dan hubungan keuangan setiap tahun.',
            'Mengikuti pelatihan sekurang-kurangnya 20 jam setahun.',
            'Dinilai kinerjanya setiap tahun, sendiri dan bersama-sama.',
          ],
        },
        { p: 'Susunan pengurus saat ini ada di halaman [tentang kami](/about-us).' },
      ],
    },
    en: {
      title: 'Charter of the two boards',
      summary: 'Who runs the bank, who watches over it, and where the line between them is.',
      body: [
        {
          p: 'Like every Indonesian bank, Bank Lentera has two boards. The Board of Directors runs it from day to day. The Board of Commissioners supervises and advises, and takes no part in operational decisions.',
        },
        { h2: 'Board of Directors' },
        {
          list: [
            'At least three members, most of them with five years or more in banking.',
            'Draws up the business plan, runs risk management and compliance, and acts on audit issues.',
            'Meets every month at least, and jointly with the commissioners every four months.',
            'The compliance director is in charge of no business line.',
          ],
        },
        { h2: 'Board of Commissioners' },
        {
          list: [
            'No larger than the Board of Directors; at least half of its members are independent.',
            'Supervises strategy, governance and the way customers are treated.',
            'Informs OJK within five working days of a breach that endangers the bank.',
            'May not approve loans, except to related parties and in other cases set by law.',
          ],
        },
        { h2: 'For members of both' },
        {
          ordered: [
            'They pass OJK’s fit and proper test before they take office.',
            'They hold no other office than those permitted.',
            'They disclose shareholdings, family ties and financial ties each year.',
            'They train for at least 20 hours a year.',
            'They are assessed each year, singly and as a board.',
          ],
        },
        { p: 'The present members are listed [about us](/about-us).' },
      ],
    },
  },
  {
    slug: 'komite-dewan-komisaris-dan-direksi',
    category: 'bodies',
    order: 3,
    id: {
      title: 'Komite Dewan Komisaris dan Direksi',
      summary: 'Tujuh komite yang menyiapkan keputusan, beserta ketua dan seberapa sering bersidang.',
      body: [
        {
          p: 'Komite tidak mengambil alih tanggung jawab dewan. Tugasnya mendalami satu bidang dan memberi rekomendasi tertulis.',
        },
        { h2: 'Komite Dewan Komisaris' },
        {
          list: [
            '**Audit**: laporan keuangan, auditor eksternal, dan pengendalian intern. Diketuai komisaris independen; setiap bulan.',
            '**Pemantau Risiko**: kesesuaian kebijakan risiko dengan pelaksanaannya. Diketuai komisaris independen; setiap bulan.',
            '**Remunerasi dan Nominasi**: calon pengurus dan kebijakan imbalan. Diketuai komisaris independen; sekurang-kurangnya setiap empat bulan.',
          ],
        },
        { h2: 'Komite Direksi' },
        {
          list: [
            '**Manajemen Risiko**: batas risiko dan rencana darurat; setiap bulan.',
            '**Aset dan Liabilitas (ALCO)**: likuiditas, suku bunga, dan kurs; setiap dua pekan.',
            '**Kredit**: persetujuan di atas wewenang pejabat; sesuai kebutuhan.',
            '**Pengarah Teknologi Informasi**: rencana dan keamanan sistem; setiap tiga bulan.',
          ],
        },
        { h2: 'Cara kerja' },
        {
          ordered: [
            'Rapat sah bila dihadiri sekurang-kurangnya 51% anggota, termasuk seorang komisaris independen dan seorang pihak independen untuk Komite Audit dan Pemantau Risiko.',
            'Anggota yang memiliki kepentingan meninggalkan ruangan dan tidak bersuara.',
            'Perbedaan pendapat dicatat beserta alasannya.',
            'Risalah disampaikan kepada dewan paling lambat sepuluh hari kerja.',
          ],
        },
      ],
    },
    en: {
      title: 'Committees of the boards',
      summary: 'Seven committees that prepare decisions, with their chairs and how often they meet.',
      body: [
        {
          p: 'A committee does not take over a board’s responsibility. It goes deeply into one field and gives its advice in writing.',
        },
        { h2: 'Committees of the Board of Commissioners' },
        {
          list: [
            '**Audit**: accounts, external auditor and internal control. Chaired by an independent commissioner; monthly.',
            '**Risk Oversight**: whether practice follows risk policy. Chaired by an independent commissioner; monthly.',
            '**Remuneration and Nomination**: candidates and pay policy. Chaired by an independent commissioner; every four months at least.',
          ],
        },
        { h2: 'Committees of the Board of Directors' },
        {
          list: [
            '**Risk Management**: limits and contingency plans; monthly.',
            '**Assets and Liabilities (ALCO)**: liquidity, interest and exchange rates; every two weeks.',
            '**Credit**: approvals beyond the authority of officers; as needed.',
            '**IT Steering**: plans for systems and their security; every three months.',
          ],
        },
        { h2: 'How they work' },
        {
          ordered: [
            'A meeting is valid when at least 51% of members attend, among them an independent commissioner and an independent party for Audit and Risk Oversight.',
            'Members with an interest leave the room and do not vote.',
            'Dissenting opinions are recorded with their reasons.',
            'Minutes reach the board within ten working days.',
          ],
        },
      ],
    },
  },
];
