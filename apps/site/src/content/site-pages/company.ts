import type { SitePages } from './site-page.ts';

export const companyPages: SitePages = {
  '/about-us': {
    id: {
      title: 'Tentang kami',
      text: 'Visi dan misi, sejarah, struktur organisasi, direksi, dan dewan komisaris.',
      searchTerms:
        'profil perusahaan, profil bank, company profile, visi, misi, visi misi, struktur organisasi, direksi, direktur, direktur utama, dirut, dewan direksi, dewan komisaris, komisaris, komisaris utama, manajemen, pengurus, pimpinan, siapa pemilik bank, pemegang saham pengendali, grup usaha, anak perusahaan, perusahaan grup, nilai perusahaan, siapa direkturnya, nama direktur utama, siapa bosnya, bank milik siapa, bank swasta apa BUMN, susunan direksi, susunan komisaris, nama komisaris, bagan organisasi, tentang bank ini, info perusahaan, perusahaan induk, pemegang saham mayoritas, profil direksi, anak usaha bank, terdaftar ojk, resmi diawasi ojk ga, moto, izin usaha dari OJK, legal apa abal2, tentang, itu apa, budaya kerja, slogan, legalitas, izin ojk, bank abal abal, apakah bank ini asli, terdaftar bi, bank resmi bukan sih, penipu bukan sih bank ini, itu bank baru ya, izin banknya nomor berapa, apa tujuan, kenapa harus pilih, bisa dipercaya ga, profil, bank ini punya siapa, siapa yang punya bank ini, pemilik bank ini',
    },
    en: {
      title: 'About us',
      text: 'Vision and mission, history, organisation, directors and commissioners.',
      searchTerms:
        'company profile, about the bank, vision, mission, vision and mission, organisation chart, structure, board of directors, directors, president director, CEO, board of commissioners, commissioners, management, leadership, who runs the bank, who owns the bank, controlling shareholder, group companies, subsidiaries, who is the CEO, who is the boss, name of president director, executive team, board members, senior management, org chart, parent company, state-owned or private, majority shareholder, sister companies, corporate profile, company values, who are the commissioners, mission statement, who are you, licensed by ojk, is this bank legit, licence, regulated, is it real bank, is this bank safe and legal, what kind of bank is this, never heard of this bank, can i trust this bank, why choose, is it supervised by ojk, what does stand for',
    },
  },
  '/about-us/governance': {
    lists: ['governance'],
    id: {
      title: 'Tata kelola',
      text: 'Kebijakan, piagam, dan organ perusahaan.',
      searchTerms:
        'GCG, tata kelola perusahaan, good corporate governance, kebijakan perusahaan, piagam, kebijakan tata kelola, laporan GCG, laporan tata kelola, pedoman GCG, struktur tata kelola, prinsip GCG, kebijakan internal bank, daftar kebijakan bank, dokumen tata kelola, bank dikelola gimana, keterbukaan informasi, transparansi perusahaan, struktur organisasi, bagan organ perusahaan, susunan manajemen, direksi dan komisaris, organisasi, struktur perusahaan, anggaran dasar, kepatuhan, direksi, dewan direksi, siapa direksi, komisaris',
    },
    en: {
      title: 'Governance',
      text: 'Policies, charters and the organs of the company.',
      searchTerms:
        'corporate governance, good corporate governance, GCG, policies, charters, governance report, governance policies, how is the bank run, compliance policies, company policies, governance framework, transparency, corporate policy list, governance structure, company charters, accountability, governance documents, organisation structure, management structure, organization chart, articles of association',
    },
  },
  '/about-us/financial-statements': {
    id: {
      title: 'Laporan keuangan',
      text: 'Laporan tahunan, triwulanan, bulanan, dan eksposur risiko.',
      searchTerms:
        'laporan publikasi, laporan tahunan, annual report, laporan triwulanan, laporan kuartal, laporan bulanan, laporan keuangan publikasi, neraca, laba rugi, laba bank, kinerja keuangan, total aset, rasio keuangan, NPL, rasio CAR, KPMM, eksposur risiko, permodalan, unduh laporan, PDF laporan, laba tahun ini, untung bank berapa, bank untung apa rugi, laporan keuangan terbaru, aset bank berapa, rasio kecukupan modal, kredit macet bank berapa, laporan laba rugi, laporan auditan, data buat skripsi, data keuangan bank, rasio NPL, LDR, ROA ROE, kesehatan bank, bank ini sehat ga laporannya mana, download lapkeu, kredit macet di brp persen, informasi untuk investor dan analis, hubungan investor, kesehatan keuangan gmn, bank besar apa kecil asetnya brp, jumlah kekayaan, banknya sehat ga sih, bank sehat ga, lap keu, kap auditor, kbmi berapa, dpk, kondisi keuangan, mau liat kinerja bank, lap triwulan, lapbul, laba bersih, apakah untung, mau lihat neraca tahun lalu, laporan keuangan buat tugas analisis, keuangan banknya kuat ga ya, bank sehat atau tidak',
    },
    en: {
      title: 'Financial statements',
      text: 'Annual, quarterly and monthly reports, and risk exposure.',
      searchTerms:
        'annual report, quarterly report, monthly report, published financial statements, balance sheet, profit and loss, income statement, profit, results, financial results, financial performance, total assets, ratios, NPL, CAR ratio, capital, risk exposure, download report, PDF, annual accounts, yearly report, quarterly earnings, how much profit, is the bank profitable, net income, capital adequacy, bad loans ratio, nonperforming loans, audited accounts, latest financials, half-year results, return on equity, investor relations, Basel disclosure, is the bank financially sound, how big is the bank, is the bank financially healthy, investor info, liquidity ratio, bank performance, earnings, how strong is the bank, looking for balance sheet, does the bank make money, download last years accounts',
    },
  },
  '/about-us/prime-lending-rates': {
    id: {
      title: 'Suku bunga dasar kredit',
      text: 'Suku bunga dasar kredit yang berlaku untuk setiap jenis kredit.',
      searchTerms:
        'SBDK, suku bunga kredit, bunga pinjaman, bunga kredit, bunga dasar, prime lending rate, prime rate, bunga acuan, bunga kredit sekarang, bunga pinjaman sekarang, bunga dasar kredit terbaru, SBDK terbaru, bunga kredit korporasi, bunga kredit ritel, bunga kredit konsumsi, bunga dasar KPR, tabel suku bunga kredit, perubahan bunga kredit, komponen bunga kredit, premi risiko kredit, hpdk dan margin keuntungan, overhead cost kredit, hpdk overhead margin, di mana lihat suku bunga dasar kredit, suku bunga bank, suku bunga, bunga kredit bank',
    },
    en: {
      title: 'Prime lending rates',
      text: 'The prime lending rate in force for each kind of loan.',
      searchTerms:
        'SBDK, prime rate, base rate, lending rates, loan rates, loan interest rates, credit interest, PLR, prime lending, current lending rate, base lending rate, benchmark loan rate, corporate loan rate, retail loan rate, loan rates today, loan rate table, reference rate, how loan rates are set, risk premium, published lending rates, prime rate today, cost of funds and margin, prime rate history, past lending rates, interest rates of the bank',
    },
  },
  '/about-us/deposit-guarantee-rates': {
    id: {
      title: 'Tingkat bunga penjaminan',
      text: 'Bunga simpanan tertinggi yang masih dijamin.',
      searchTerms:
        'bunga penjaminan, bunga LPS, suku bunga LPS, suku bunga penjaminan, tingkat bunga LPS, bunga wajar, LPS rate, bunga maksimal dijamin LPS, TBP LPS, bunga LPS sekarang, bunga LPS bulan ini, bunga simpanan tertinggi dijamin, bunga kemahalan ga dijamin, bunga penjaminan valas, bunga penjaminan rupiah, batas bunga deposito dijamin',
    },
    en: {
      title: 'Deposit guarantee rates',
      text: 'The highest interest at which deposits are still guaranteed.',
      searchTerms:
        'LPS rate, maximum interest covered by LPS, guarantee rate, guaranteed rate, deposit insurance rate, guaranteed interest rate, maximum insured interest, interest cap for LPS, LPS interest rate, highest guaranteed rate, current LPS rate, LPS rate today, guarantee rate foreign currency, guarantee rate rupiah, deposit rate cap, is my rate too high, insured rate this month, fair interest rate LPS',
    },
  },
  '/careers': {
    lists: ['careers'],
    id: {
      title: 'Karier',
      text: 'Lowongan yang sedang dibuka dan cara melamar.',
      searchTerms:
        'karir, lowongan, lowongan kerja, loker, lowongan bank, kerja di bank, cari kerja, pekerjaan, melamar kerja, lamar kerja, lamaran, kirim CV, rekrutmen, penerimaan pegawai, mau kerja di sini, kerja di, lagi buka lowongan ga, loker bank terbaru, lowongan fresh graduate, lowongan S1, kirim lamaran kemana, cara ngelamar kerja, posisi kosong, wawancara kerja, lowongan admin, lowongan customer service, lowongan satpam, HRD bank, jadi pegawai bank, cara mengirim lamaran kerja, lowongan teller dan customer service, syarat jadi cs, lg buka lowongan apa, kerja, loker semarang, loker jakarta, loker bali, gawe di bank, mau kerja di bank, gaji pegawai bank, lowongan marketing, loker account officer, kerja lulusan sma, loker data analyst, kerja remote bank, loker difabel, tes masuk bank, gabung bersama kami, lulusan smk bisa kerja di bank ga, syarat tinggi badan teller, berapa gaji teller, lowongan bank buat ibu rumah tangga, walk in interview, join, apakah rekrutmen dipungut biaya, gaji pegawai',
    },
    en: {
      title: 'Careers',
      text: 'Positions that are open, and how to apply.',
      searchTerms:
        'job, jobs, vacancy, vacancies, job openings, work for us, work at the bank, apply for a job, send CV, hiring, recruitment, employment, are you hiring, work with us, join our team, open positions, open roles, job vacancies, how to apply for a job, send my resume, graduate jobs, entry-level job, job application, HR department, current vacancies, job interview, career opportunities, teller job, salary bank staff, application status, marketing job, security guard job, i applied but heard nothing, do you hire people without degree, is there job for disabled people, what is the salary of teller, how can i join the bank, looking for a job',
    },
  },
};
