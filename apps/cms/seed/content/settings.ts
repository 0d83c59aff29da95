import type { SettingsSeed } from './types.ts';

/** What the demonstration bank says about itself on every page. The logo is uploaded separately. */
export const settings: SettingsSeed = {
  id: {
    bankName: 'Bank Lentera',
    tagline: 'Kelompok Bank Nusantara Raya',
    description:
      'Bank Lentera melayani usaha dan keluarga Indonesia: simpanan, pinjaman, dan investasi yang mudah dipahami, dengan kurs dan nilai reksa dana yang terbuka di situs ini.',
    parent: {
      name: 'Bank Nusantara Raya Utama (Persero)',
      shortName: 'Bank Nusantara Raya Utama',
      description:
        'Bank Nusantara Raya Utama (Persero) adalah perusahaan induk Bank Lentera. Kelompok usahanya melayani nasabah di 34 provinsi.',
      url: 'https://www.nusantararaya.example',
    },
    headOffice: {
      address: 'Gedung Lentera, Jl. Merpati Putih No. 8, Jakarta Pusat 10110',
      phone: '(021) 555-0108',
      email: 'halo@lentera.example',
    },
    licenceStatement:
      'Bank Lentera berizin dan diawasi oleh Otoritas Jasa Keuangan dan Bank Indonesia serta merupakan peserta penjaminan Lembaga Penjamin Simpanan.',
    depositGuarantee: {
      note: 'Maksimum nilai simpanan yang dijamin LPS adalah {lps.batas-jaminan} per nasabah per bank.',
      linkText: 'Ketentuan penjaminan',
      url: 'https://lps.go.id',
    },
    loginUrl: 'https://masuk.lentera.example/',
    registerUrl: 'https://masuk.lentera.example/daftar',
    isDemonstration: true,
    banner: {
      isOn: false,
      tone: 'information',
      text: 'Contoh pengumuman: pada hari libur nasional kantor kami tutup. Situs dan aplikasi tetap dapat dipakai.',
      link: { text: 'Hubungi kami', url: '/about-us/contact-us' },
      isDismissible: true,
    },
  },
  en: {
    bankName: 'Bank Lentera',
    tagline: 'Bank Nusantara Raya Group',
    description:
      'Bank Lentera serves Indonesian businesses and families with savings, loans and investments that are easy to understand, with exchange rates and fund values published on this site.',
    parent: {
      name: 'Bank Nusantara Raya Utama (Persero)',
      shortName: 'Bank Nusantara Raya Utama',
      description:
        'Bank Nusantara Raya Utama (Persero) is the parent company of Bank Lentera. Its group serves customers in 34 provinces.',
      url: 'https://www.nusantararaya.example/en',
    },
    headOffice: {
      address: 'Gedung Lentera, Jl. Merpati Putih No. 8, Jakarta Pusat 10110, Indonesia',
      phone: '(021) 555-0108',
      email: 'halo@lentera.example',
    },
    licenceStatement:
      'Bank Lentera is licensed and supervised by the Financial Services Authority (OJK) and Bank Indonesia, and is a member of the Indonesia Deposit Insurance Corporation (LPS).',
    depositGuarantee: {
      note: 'LPS insures deposits up to a maximum of {lps.batas-jaminan} per customer per bank.',
      linkText: 'How the guarantee works',
      url: 'https://lps.go.id',
    },
    loginUrl: 'https://masuk.lentera.example/en',
    registerUrl: 'https://masuk.lentera.example/en/daftar',
    isDemonstration: true,
    banner: {
      isOn: false,
      tone: 'information',
      text: 'A sample announcement: our offices close on public holidays. The site and the app stay open.',
      link: { text: 'Contact us', url: '/about-us/contact-us' },
      isDismissible: true,
    },
  },
};
