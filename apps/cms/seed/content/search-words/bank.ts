import type { SearchWords } from './types.ts';

/** Of what the bank says about itself. */
export const bank: SearchWords<'governance' | 'careers' | 'notices'> = {
  governance: {
    'rapat-umum-pemegang-saham':
      'RUPS, pemegang saham, pemilik saham, hak suara, dividen, siapa pemilik bank, AGM, shareholders, shareholder meeting, general meeting, who owns the bank, owner, voting',
    'piagam-direksi-dan-dewan-komisaris':
      'piagam direksi, tugas direksi, tugas komisaris, board charter, duties of directors',
    'komite-dewan-komisaris-dan-direksi':
      'komite audit, komite risiko, komite remunerasi, komite nominasi, audit committee, risk committee, remuneration committee',
    'kode-etik':
      'etika pegawai, aturan pegawai, perilaku, code of ethics, code of conduct, employee behaviour',
    'benturan-kepentingan': 'konflik kepentingan, conflict of interest',
    'anti-korupsi-dan-pengendalian-gratifikasi':
      'suap, sogok, korupsi, gratifikasi, hadiah untuk pegawai, kasih hadiah ke pegawai bank, parsel, parcel lebaran, uang terima kasih, uang rokok, tip, bribe, bribery, corruption, gift to bank staff, hamper, anti-bribery',
    'sistem-pelaporan-pelanggaran':
      'WBS, whistleblowing, whistleblower, lapor pelanggaran, lapor pegawai, pegawai curang, kecurangan, fraud internal, lapor tanpa nama, anonim, report misconduct, report an employee, anonymous report, wrongdoing, fraud by staff',
    'manajemen-risiko': 'risiko bank, risiko kredit, risiko operasional, risk management, credit risk',
    'audit-internal': 'auditor, SKAI, internal audit, auditors',
    'keuangan-berkelanjutan':
      'ESG, keberlanjutan, lingkungan, energi hijau, green financing, CSR, tanggung jawab sosial, sustainability, sustainable finance, green loan, climate, environment, social responsibility',
  },
  careers: {
    'analis-risiko-kredit-ritel': 'lowongan analis kredit, credit analyst job, risk analyst vacancy',
    'penasihat-usaha-umkm-kupang': 'lowongan Kupang, NTT, job in Kupang, business adviser',
    'penasihat-usaha-umkm-makassar':
      'lowongan Makassar, Sulawesi, job in Makassar, business adviser, AO, account officer, marketing kredit',
    'perekayasa-perangkat-lunak-kanal-digital':
      'programmer, developer, software engineer, lowongan IT, teknologi informasi, web developer, mobile developer, frontend, backend, coding, IT job',
    'petugas-kas-akhir-pekan-surabaya':
      'teller, kasir bank, lowongan Surabaya, paruh waktu, part-time job, weekend job',
    'program-magang-layanan-nasabah-dan-operasional-cabang-untuk-mahasiswa':
      'magang, PKL, praktik kerja lapangan, internship, intern, mahasiswa, student internship, placement',
  },
  notices: {
    'accessibility-1-0': 'pernyataan aksesibilitas, difabel, WCAG, pembaca layar, accessibility statement',
    'privacy-1-0': 'kebijakan privasi, privacy policy',
    'privacy-2-0':
      'kebijakan privasi, privacy policy, cookie, UU PDP, data apa yang dikumpulkan, data collected',
  },
};
