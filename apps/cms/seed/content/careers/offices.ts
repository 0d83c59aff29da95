import type { CareerSeed } from './types.ts';

export const officeCareers: CareerSeed[] = [
  {
    slug: 'analis-risiko-kredit-ritel',
    employment: 'contract',
    field: 'risk',
    city: 'Jakarta',
    province: 'JK',
    isLive: true,
    announcedDaysAgo: 3,
    closesInDays: 41,
    applyVia: 'https://karier.lentera.example/analis-risiko-kredit',
    id: {
      title: 'Analis Risiko Kredit Ritel',
      summary:
        'Menilai portofolio KPR dan multiguna serta menjaga agar keputusan kredit adil dan dapat dijelaskan.',
      description: [
        {
          list: [
            'Memantau kualitas portofolio dan menyusun laporan bulanan untuk komite risiko.',
            'Mengembangkan dan menguji model penilaian, termasuk keadilannya antardaerah.',
            'Melakukan uji tekanan atas perubahan suku bunga dan pendapatan.',
            'Memberi masukan atas kebijakan dan produk baru.',
          ],
        },
        { p: 'Kontrak berlaku dua tahun dan dapat dilanjutkan menjadi pegawai tetap.' },
      ],
      requirements: [
        {
          list: [
            'S1 statistika, matematika, ekonomi, atau bidang serupa.',
            'Pengalaman dua tahun mengolah data dengan SQL dan Python atau R.',
            'Memahami dasar-dasar penyisihan kerugian dan ketentuan OJK tentang kualitas aset.',
          ],
        },
      ],
    },
    en: {
      title: 'Retail Credit Risk Analyst',
      summary: 'Assess our home and personal loans, and keep credit decisions fair and explainable.',
      description: [
        {
          list: [
            'Watch the quality of the portfolio and report to the risk committee each month.',
            'Develop and test scoring models, including how fairly they treat each region.',
            'Stress the book against changes in interest rates and incomes.',
            'Advise on policies and new products.',
          ],
        },
        { p: 'The contract is for two years and may become permanent.' },
      ],
      requirements: [
        {
          list: [
            'A degree in statistics, mathematics, economics or a similar subject.',
            'Two years of working with data in SQL and in Python or R.',
            'A grasp of loss provisioning and of OJK’s rules on asset quality.',
          ],
        },
      ],
    },
  },
  {
    slug: 'program-magang-layanan-nasabah-dan-operasional-cabang-untuk-mahasiswa',
    employment: 'internship',
    field: 'branches',
    city: 'Malang',
    province: 'JI',
    isLive: true,
    announcedDaysAgo: 1,
    closesInDays: 12,
    applyVia: 'mailto:magang@lentera.example',
    id: {
      title: 'Program Magang Enam Bulan Layanan Nasabah dan Operasional Cabang untuk Mahasiswa Tingkat Akhir',
      summary:
        'Enam bulan belajar di kantor cabang: di loket, di ruang belakang, dan bersama penasihat usaha.',
      description: [
        {
          p: 'Anda belajar dengan bekerja, didampingi satu pembimbing. Setiap dua bulan Anda berpindah bagian.',
        },
        {
          list: [
            'Melayani nasabah bersama petugas di loket dan meja layanan.',
            'Memeriksa kelengkapan dokumen dan mencatat transaksi.',
            'Mengikuti kunjungan penasihat usaha dan menyusun satu laporan akhir.',
          ],
        },
        { p: 'Peserta menerima uang saku bulanan dan perlindungan jaminan sosial ketenagakerjaan.' },
      ],
      requirements: [
        {
          list: [
            'Mahasiswa tingkat akhir dari jurusan apa pun, dengan surat pengantar kampus.',
            'Tersedia penuh selama enam bulan.',
            'Suka bertemu orang dan teliti dengan angka.',
          ],
        },
      ],
    },
    en: {
      title: 'Six-month Internship in Customer Service and Branch Operations for Final-year Students',
      summary:
        'Six months of learning at a branch: at the counter, in the back office and with business advisers.',
      description: [
        { p: 'You learn by working, with a mentor of your own. Every two months you move to another desk.' },
        {
          list: [
            'Serve customers together with our staff at the counter and the service desk.',
            'Check documents and record transactions.',
            'Join business advisers on their visits and write a final report.',
          ],
        },
        { p: 'Interns receive a monthly allowance and are covered by employment social security.' },
      ],
      requirements: [
        {
          list: [
            'You are in your final year of any course, with a letter from your university.',
            'You are available full time for six months.',
            'You like meeting people and are careful with figures.',
          ],
        },
      ],
    },
  },
  {
    slug: 'petugas-kas-akhir-pekan-surabaya',
    employment: 'part-time',
    field: 'branches',
    city: 'Surabaya',
    province: 'JI',
    isLive: false,
    announcedDaysAgo: 60,
    closesInDays: -9,
    applyVia: 'mailto:karier@lentera.example',
    id: {
      title: 'Petugas Kas Akhir Pekan',
      summary: 'Melayani nasabah di kantor pusat perbelanjaan pada hari Sabtu dan Minggu.',
      description: [
        {
          list: [
            'Melayani setoran, penarikan, dan penukaran uang.',
            'Membantu nasabah mengaktifkan aplikasi.',
            'Menutup kas bersama penyelia pada akhir hari.',
          ],
        },
      ],
      requirements: [
        {
          list: [
            'Lulusan SMA atau sederajat, usia paling sedikit 18 tahun.',
            'Tersedia setiap Sabtu dan Minggu pukul 09.30–18.30.',
          ],
        },
      ],
    },
    en: {
      title: 'Weekend Teller',
      summary: 'Serve customers at our shopping centre office on Saturdays and Sundays.',
      description: [
        {
          list: [
            'Handle deposits, withdrawals and currency.',
            'Help customers activate the app.',
            'Close the till with your supervisor at the end of the day.',
          ],
        },
      ],
      requirements: [
        {
          list: [
            'You have finished secondary school and are at least 18.',
            'You are free every Saturday and Sunday, 09:30 to 18:30.',
          ],
        },
      ],
    },
  },
];
