import type {
  FooterGroup,
  LeftMenuItem,
  Locale,
  Navigation,
  NavigationLink,
  RightMenuItem,
} from '@beranda/contract';
import type { NavigationSeed } from './types.ts';

function link(text: string, url: string, description: string): NavigationLink {
  return { text, url, description };
}

const leftMenu: Record<Locale, LeftMenuItem[]> = {
  id: [
    { text: 'Beranda', url: '/' },
    {
      text: 'Produk',
      columns: [
        {
          title: 'Simpanan',
          links: [
            link('Semua simpanan', '/simpanan', 'Bandingkan dan temukan yang cocok'),
            link('Tabungan', '/simpanan/tabungan', 'Untuk belanja harian dan dana darurat'),
            link('Tabungan rencana', '/simpanan/tabungan-rencana', 'Setoran bulanan untuk satu tujuan'),
            link('Tabungan pelajar', '/simpanan/tabungan-pelajar', 'Untuk anak usia sekolah'),
            link('Deposito', '/simpanan/deposito', 'Bunga tetap, tenor 1 sampai 24 bulan'),
            link('Giro', '/simpanan/giro', 'Rekening operasional untuk usaha'),
          ],
        },
        {
          title: 'Pinjaman',
          links: [
            link('Semua pinjaman', '/pinjaman', 'Bandingkan dan temukan yang cocok'),
            link('KPR', '/pinjaman/kpr', 'Rumah pertama, pindah bank, atau renovasi'),
            link('Kredit kendaraan', '/pinjaman/kendaraan', 'Motor, mobil, dan armada usaha'),
            link('Multiguna', '/pinjaman/multiguna', 'Pendidikan, kesehatan, dan kebutuhan lain'),
            link('Modal kerja', '/pinjaman/modal-kerja', 'Stok, bahan baku, dan piutang usaha'),
            link('Kredit mikro', '/pinjaman/kredit-mikro', 'Untuk warung dan pedagang pasar'),
          ],
        },
        {
          title: 'Usaha dan layanan',
          links: [
            link(
              'Pembiayaan rantai pasok',
              '/pembiayaan-supply-chain',
              'Pemasok dibayar lebih awal, distributor mendapat tempo',
            ),
            link(
              'Konsultasi UMKM',
              '/business-consultation/business-consultation',
              'Gratis, dengan penasihat usaha di kota Anda',
            ),
            link('Kurs valuta', '/exchange-rate', 'Kurs beli dan jual serta konversi mata uang'),
            link('Promo', '/promo', 'Penawaran yang sedang berlaku'),
            link('Kalkulator', '/calculators/loan', 'Angsuran, target tabungan, dan deposito'),
            link('Ajukan produk', '/register-product', 'Isi formulir, kami yang menghubungi'),
          ],
        },
      ],
      offer: {
        title: 'Bebas biaya provisi kredit modal kerja',
        text: 'Untuk kredit pertama pelaku UMKM, selama promo berlaku.',
        url: '/promo',
        action: 'Lihat syaratnya',
      },
    },
    {
      text: 'Wealth Management',
      columns: [
        {
          title: 'Investasi dan proteksi',
          links: [
            link('Semua produk', '/wealth', 'Bandingkan dan temukan yang cocok'),
            link('Reksa dana', '/wealth/reksa-dana', 'Pasar uang, pendapatan tetap, campuran, saham, indeks'),
            link('Obligasi negara', '/wealth/obligasi', 'Pasar perdana dan pasar sekunder'),
            link('Bancassurance', '/wealth/bancassurance', 'Perlindungan jiwa dan kesehatan keluarga'),
          ],
        },
        {
          title: 'Pantau dan hitung',
          links: [
            link('NAB harian', '/nab', 'Nilai aktiva bersih setiap hari bursa'),
            link('Kurs valuta', '/exchange-rate', 'Kurs hari ini dan riwayatnya'),
            link('Target tabungan', '/calculators/savings-goal', 'Berapa yang perlu disisihkan tiap bulan'),
          ],
        },
      ],
      offer: {
        title: 'Kenali profil risiko Anda',
        text: 'Bicarakan tujuan keuangan keluarga dengan penasihat kami, tanpa kewajiban membeli.',
        url: '/register-product',
        action: 'Atur pertemuan',
      },
    },
    {
      text: 'Tentang',
      columns: [
        {
          title: 'Perusahaan',
          links: [
            link('Tentang kami', '/about-us', 'Visi, misi, dan pengurus'),
            link('Tata kelola', '/about-us/governance', 'Kebijakan dan organ perusahaan'),
            link('Laporan keuangan', '/about-us/financial-statements', 'Tahunan, triwulanan, dan bulanan'),
            link(
              'Suku bunga dasar kredit',
              '/about-us/prime-lending-rates',
              'SBDK per segmen dan riwayatnya',
            ),
            link('Karier', '/careers', 'Lowongan yang sedang dibuka'),
          ],
        },
        {
          title: 'Kabar',
          links: [
            link('Berita', '/news', 'Pengumuman dan cerita terbaru'),
            link('Blog', '/blogs', 'Wawasan usaha dan keuangan keluarga'),
            link('Literasi', '/literasi', 'Belajar mengelola uang, selangkah demi selangkah'),
          ],
        },
        {
          title: 'Bantuan',
          links: [
            link('Panduan', '/about-us/guides', 'Cara memakai layanan kami'),
            link(
              'Pertanyaan umum',
              '/about-us/questions',
              'Jawaban singkat untuk hal yang sering ditanyakan',
            ),
            link('Pengaduan nasabah', '/about-us/complaint', 'Gratis, dengan nomor yang bisa dilacak'),
            link('Hubungi kami', '/about-us/contact-us', 'Telepon, email, dan formulir'),
          ],
        },
      ],
      offer: {
        title: 'Bekerja di tempat yang terang',
        text: 'Kami mencari penasihat usaha di Kupang dan Makassar.',
        url: '/careers',
        action: 'Lihat lowongan',
      },
    },
  ],
  en: [
    { text: 'Home', url: '/' },
    {
      text: 'Product',
      columns: [
        {
          title: 'Savings',
          links: [
            link('All savings', '/simpanan', 'Compare, and find the one that fits'),
            link('Savings account', '/simpanan/tabungan', 'For everyday spending and a rainy day'),
            link('Planned savings', '/simpanan/tabungan-rencana', 'Monthly deposits for one goal'),
            link('Youth savings', '/simpanan/tabungan-pelajar', 'For children at school'),
            link('Time deposit', '/simpanan/deposito', 'A fixed rate for 1 to 24 months'),
            link('Current account', '/simpanan/giro', 'The working account of a business'),
          ],
        },
        {
          title: 'Loans',
          links: [
            link('All loans', '/pinjaman', 'Compare, and find the one that fits'),
            link('Mortgage', '/pinjaman/kpr', 'First home, refinancing or renovation'),
            link('Vehicle loan', '/pinjaman/kendaraan', 'Motorcycles, cars and fleets'),
            link('Multipurpose loan', '/pinjaman/multiguna', 'Education, health and other needs'),
            link('Working capital', '/pinjaman/modal-kerja', 'Stock, materials and receivables'),
            link('Micro loan', '/pinjaman/kredit-mikro', 'For food stalls and market traders'),
          ],
        },
        {
          title: 'Business and services',
          links: [
            link(
              'Supply chain financing',
              '/pembiayaan-supply-chain',
              'Suppliers are paid sooner, distributors gain time',
            ),
            link(
              'MSME consultation',
              '/business-consultation/business-consultation',
              'Free, with a business adviser in your city',
            ),
            link('Exchange rates', '/exchange-rate', 'Buy and sell rates, and a converter'),
            link('Promotions', '/promo', 'What is on offer right now'),
            link('Calculators', '/calculators/loan', 'Loans, savings goals and time deposits'),
            link('Apply for a product', '/register-product', 'Send the form and we call you'),
          ],
        },
      ],
      offer: {
        title: 'No arrangement fee on working capital',
        text: 'For the first loan of an MSME, while the promotion runs.',
        url: '/promo',
        action: 'See the terms',
      },
    },
    {
      text: 'Wealth Management',
      columns: [
        {
          title: 'Invest and protect',
          links: [
            link('All products', '/wealth', 'Compare, and find the one that fits'),
            link('Mutual funds', '/wealth/reksa-dana', 'Money market, bond, balanced, equity and index'),
            link('Government bonds', '/wealth/obligasi', 'New issues and the secondary market'),
            link('Bancassurance', '/wealth/bancassurance', 'Life and health cover for the family'),
          ],
        },
        {
          title: 'Track and calculate',
          links: [
            link('Daily fund values', '/nab', 'Net asset value on every trading day'),
            link('Exchange rates', '/exchange-rate', 'Today and over time'),
            link('Savings goal', '/calculators/savings-goal', 'How much to put aside each month'),
          ],
        },
      ],
      offer: {
        title: 'Know your appetite for risk',
        text: 'Talk about your family’s goals with an adviser. There is no obligation to buy.',
        url: '/register-product',
        action: 'Arrange a meeting',
      },
    },
    {
      text: 'About',
      columns: [
        {
          title: 'The company',
          links: [
            link('About us', '/about-us', 'Vision, mission and management'),
            link('Governance', '/about-us/governance', 'How the bank is run and watched over'),
            link('Financial statements', '/about-us/financial-statements', 'Annual, quarterly and monthly'),
            link('Prime lending rates', '/about-us/prime-lending-rates', 'SBDK by segment, and its history'),
            link('Careers', '/careers', 'Positions that are open now'),
          ],
        },
        {
          title: 'What is new',
          links: [
            link('News', '/news', 'Announcements and stories'),
            link('Blog', '/blogs', 'Ideas for business and household money'),
            link('Financial literacy', '/literasi', 'Learn about money, one step at a time'),
          ],
        },
        {
          title: 'Help',
          links: [
            link('Guides', '/about-us/guides', 'How to use our services'),
            link('Common questions', '/about-us/questions', 'Short answers to what people often ask'),
            link('Complaints', '/about-us/complaint', 'Free of charge, with a number to track'),
            link('Contact us', '/about-us/contact-us', 'Phone, email and a form'),
          ],
        },
      ],
      offer: {
        title: 'Work where the light is on',
        text: 'We are looking for business advisers in Kupang and Makassar.',
        url: '/careers',
        action: 'See open positions',
      },
    },
  ],
};

function rightMenu(locale: Locale): RightMenuItem[] {
  return [
    { type: 'search', slug: '/search', icon: 'search', iconWidth: 20 },
    {
      type: 'bank-access',
      slug: 'bank-access',
      icon: 'lock',
      iconWidth: 20,
      subTypes: [
        // Their addresses are in the settings.
        { text: 'navigation.login', icon: 'login' },
        { text: 'navigation.register', icon: 'user-plus' },
      ],
    },
    {
      type: 'language',
      slug: 'language',
      icon: locale === 'en' ? 'flag-us' : 'flag-id',
      iconWidth: 24,
      subTypes: [
        { text: 'Bahasa Indonesia', icon: 'flag-id', id: 'id' },
        { text: 'English', icon: 'flag-us', id: 'en' },
      ],
    },
  ];
}

const footerLinks: Record<Locale, FooterGroup[]> = {
  id: [
    {
      type: 'links',
      title: 'Informasi perusahaan',
      items: [
        { text: 'Tentang kami', url: '/about-us' },
        { text: 'Laporan keuangan', url: '/about-us/financial-statements' },
        { text: 'Suku bunga dasar kredit', url: '/about-us/prime-lending-rates' },
        { text: 'Tingkat bunga penjaminan', url: '/about-us/deposit-guarantee-rates' },
        { text: 'Karier', url: '/careers' },
        { text: 'Pemberitahuan privasi', url: '/privacy-notice' },
        { text: 'Pertanyaan umum', url: '/about-us/questions' },
        { text: 'Peta situs', url: '/sitemap' },
      ],
    },
    {
      type: 'links',
      title: 'Bantuan',
      items: [
        { text: 'Kantor dan ATM', url: '/branches' },
        { text: 'Panduan', url: '/about-us/guides' },
        { text: 'Tarif dan biaya', url: '/layanan/tarif-dan-biaya' },
        { text: 'Pengaduan nasabah', url: '/about-us/complaint' },
        { text: 'Hubungi kami', url: '/about-us/contact-us' },
        { text: 'Data pribadi Anda', url: '/about-us/personal-data' },
        { text: 'Aksesibilitas', url: '/accessibility' },
      ],
    },
  ],
  en: [
    {
      type: 'links',
      title: 'Company information',
      items: [
        { text: 'About us', url: '/about-us' },
        { text: 'Financial statements', url: '/about-us/financial-statements' },
        { text: 'Prime lending rates', url: '/about-us/prime-lending-rates' },
        { text: 'Deposit guarantee rates', url: '/about-us/deposit-guarantee-rates' },
        { text: 'Careers', url: '/careers' },
        { text: 'Privacy notice', url: '/privacy-notice' },
        { text: 'Questions', url: '/about-us/questions' },
        { text: 'Sitemap', url: '/sitemap' },
      ],
    },
    {
      type: 'links',
      title: 'Help',
      items: [
        { text: 'Branches and ATMs', url: '/branches' },
        { text: 'Guides', url: '/about-us/guides' },
        { text: 'Fees and charges', url: '/layanan/tarif-dan-biaya' },
        { text: 'Complaints', url: '/about-us/complaint' },
        { text: 'Contact us', url: '/about-us/contact-us' },
        { text: 'Your personal data', url: '/about-us/personal-data' },
        { text: 'Accessibility', url: '/accessibility' },
      ],
    },
  ],
};

const footerTitles = {
  id: { social: 'Ikuti kami', apps: 'Unduh aplikasi' },
  en: { social: 'Follow us', apps: 'Download our app' },
} as const;

function externalFooterLinks(locale: Locale): FooterGroup[] {
  return [
    {
      type: 'social',
      title: footerTitles[locale].social,
      items: [
        { text: 'Instagram', icon: 'instagram', url: 'https://sosial.example/instagram/banklentera' },
        { text: 'YouTube', icon: 'youtube', url: 'https://sosial.example/youtube/banklentera' },
        { text: 'LinkedIn', icon: 'linkedin', url: 'https://sosial.example/linkedin/banklentera' },
      ],
    },
    {
      type: 'apps',
      title: footerTitles[locale].apps,
      items: [
        { text: 'App Store', icon: 'app-store', url: 'https://aplikasi.lentera.example/app-store' },
        { text: 'Google Play', icon: 'google-play', url: 'https://aplikasi.lentera.example/google-play' },
      ],
    },
  ];
}

function navigationFor(locale: Locale): Navigation {
  return {
    'Navigation Bar': { 'Left Menu': leftMenu[locale], 'Right Menu': rightMenu(locale) },
    Footer: { 'Left Menu': footerLinks[locale], 'Right Menu': externalFooterLinks(locale) },
  };
}

export const navigation: NavigationSeed = { id: navigationFor('id'), en: navigationFor('en') };
