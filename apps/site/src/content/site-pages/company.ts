import type { SitePages } from './site-page.ts';

export const company: SitePages = {
  '/about-us': {
    id: {
      title: 'Tentang kami',
      text: 'Visi dan misi, sejarah, struktur organisasi, direksi, dan dewan komisaris.',
      words:
        'profil perusahaan, profil bank, company profile, visi, misi, visi misi, struktur organisasi, direksi, direktur, direktur utama, dirut, dewan direksi, dewan komisaris, komisaris, komisaris utama, manajemen, pengurus, pimpinan, siapa pemilik bank, pemegang saham pengendali, grup usaha, anak perusahaan, perusahaan grup, nilai perusahaan',
    },
    en: {
      title: 'About us',
      text: 'Vision and mission, history, organisation, directors and commissioners.',
      words:
        'company profile, about the bank, vision, mission, vision and mission, organisation chart, structure, board of directors, directors, president director, CEO, board of commissioners, commissioners, management, leadership, who runs the bank, who owns the bank, controlling shareholder, group companies, subsidiaries',
    },
  },
  '/about-us/governance': {
    lists: ['governance'],
    id: {
      title: 'Tata kelola',
      text: 'Kebijakan, piagam, dan organ perusahaan.',
      words: 'GCG, tata kelola perusahaan, good corporate governance, kebijakan perusahaan, piagam',
    },
    en: {
      title: 'Governance',
      text: 'Policies, charters and the organs of the company.',
      words: 'corporate governance, good corporate governance, GCG, policies, charters',
    },
  },
  '/about-us/financial-statements': {
    id: {
      title: 'Laporan keuangan',
      text: 'Laporan tahunan, triwulanan, bulanan, dan eksposur risiko.',
      words:
        'laporan publikasi, laporan tahunan, annual report, laporan triwulanan, laporan kuartal, laporan bulanan, laporan keuangan publikasi, neraca, laba rugi, laba bank, kinerja keuangan, total aset, rasio keuangan, NPL, CAR, KPMM, eksposur risiko, permodalan, unduh laporan, PDF laporan',
    },
    en: {
      title: 'Financial statements',
      text: 'Annual, quarterly and monthly reports, and risk exposure.',
      words:
        'annual report, quarterly report, monthly report, published financial statements, balance sheet, profit and loss, income statement, profit, results, financial results, financial performance, total assets, ratios, NPL, CAR, capital, risk exposure, download report, PDF',
    },
  },
  '/about-us/prime-lending-rates': {
    id: {
      title: 'Suku bunga dasar kredit',
      text: 'Suku bunga dasar kredit yang berlaku untuk setiap jenis kredit.',
      words:
        'SBDK, suku bunga kredit, bunga pinjaman, bunga kredit, bunga dasar, prime lending rate, prime rate, bunga acuan',
    },
    en: {
      title: 'Prime lending rates',
      text: 'The prime lending rate in force for each kind of loan.',
      words: 'SBDK, prime rate, base rate, lending rates, loan rates, loan interest rates, credit interest',
    },
  },
  '/about-us/deposit-guarantee-rates': {
    id: {
      title: 'Tingkat bunga penjaminan',
      text: 'Bunga simpanan tertinggi yang masih dijamin.',
      words:
        'bunga penjaminan, bunga LPS, suku bunga LPS, suku bunga penjaminan, tingkat bunga LPS, bunga wajar, LPS rate',
    },
    en: {
      title: 'Deposit guarantee rates',
      text: 'The highest interest at which deposits are still guaranteed.',
      words: 'LPS rate, guarantee rate, guaranteed rate, deposit insurance rate, guaranteed interest rate',
    },
  },
  '/careers': {
    lists: ['careers'],
    id: {
      title: 'Karier',
      text: 'Lowongan yang sedang dibuka dan cara melamar.',
      words:
        'karir, lowongan, lowongan kerja, loker, lowongan bank, kerja di bank, cari kerja, pekerjaan, melamar kerja, lamar kerja, lamaran, kirim CV, rekrutmen, penerimaan pegawai, magang',
    },
    en: {
      title: 'Careers',
      text: 'Positions that are open, and how to apply.',
      words:
        'job, jobs, vacancy, vacancies, job openings, work for us, work at the bank, apply for a job, send CV, hiring, recruitment, internship, employment',
    },
  },
};
