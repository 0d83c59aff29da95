import type { ProductSeed } from './types.ts';

/** Not translated yet. */
export const kreditMikro: ProductSeed = {
  type: 'pinjaman',
  subType: 'kredit-mikro',
  isInForms: true,
  id: {
    name: 'Kredit Mikro Lentera',
    tagline: 'Modal kecil yang sampai ke warungnya',
    summary:
      'Pinjaman Rp1 juta sampai Rp50 juta untuk warung, pedagang pasar, nelayan, dan perajin. Tanpa agunan tambahan, petugas datang ke tempat usaha.',
    facts: [
      { label: 'Plafon', value: 'Rp1 juta sampai Rp50 juta' },
      { label: 'Jangka waktu', value: '6 sampai 36 bulan' },
      { label: 'Bunga', value: '0,9% flat per bulan' },
      { label: 'Agunan', value: 'Tanpa agunan tambahan' },
    ],
    benefits: [
      {
        icon: 'store',
        title: 'Petugas yang datang',
        text: 'Pengajuan, tanda tangan, dan pembayaran dapat dilakukan di tempat usaha.',
      },
      {
        icon: 'clock',
        title: 'Angsuran mengikuti pasar',
        text: 'Bayar harian, mingguan, atau bulanan, sesuai hari pasaran Anda.',
      },
      {
        icon: 'trend-up',
        title: 'Naik kelas',
        text: 'Dua belas angsuran tepat waktu membuka plafon dua kali lipat dengan bunga lebih rendah.',
      },
    ],
    fees: [
      { name: 'Provisi', amount: 'Rp0' },
      { name: 'Administrasi', amount: 'Rp25.000' },
      { name: 'Asuransi jiwa kredit', amount: '0,5% dari plafon' },
      { name: 'Pelunasan dipercepat', amount: 'Rp0' },
    ],
    requirements: [
      'Usaha berjalan paling sedikit enam bulan.',
      'e-KTP dan kartu keluarga.',
      'Surat keterangan usaha dari kelurahan atau NIB.',
      'Tidak sedang menunggak di tempat lain.',
    ],
    steps: [
      { title: 'Hubungi kami', text: 'Lewat formulir, telepon, atau petugas di pasar Anda.' },
      { title: 'Kunjungan', text: 'Kami melihat usaha Anda dan menghitung angsuran yang wajar.' },
      { title: 'Cair dua hari kerja', text: 'Masuk ke rekening, atau diantar bila jarak ke cabang jauh.' },
    ],
    action: { text: 'Minta petugas datang', url: '/register-product' },
    disclaimer:
      'Bunga flat 0,9% per bulan selama 12 bulan setara dengan bunga efektif sekitar 19,4% per tahun. Kredit ini bukan program pemerintah.',
    blocks: [
      {
        type: 'table',
        title: 'Contoh angsuran bulanan',
        columns: ['Pinjaman', '12 bulan', '24 bulan', '36 bulan'],
        rows: [
          ['Rp5 juta', 'Rp461.667', 'Rp253.333', 'Rp183.889'],
          ['Rp20 juta', 'Rp1.846.667', 'Rp1.013.333', 'Rp735.556'],
          ['Rp50 juta', 'Rp4.616.667', 'Rp2.533.333', 'Rp1.838.889'],
        ],
        note: 'Bunga flat 0,9% per bulan. Ilustrasi, dibulatkan ke rupiah terdekat.',
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Apakah petugas boleh meminta uang?',
            answer: [
              {
                p: 'Tidak. Semua biaya tertulis di halaman ini dan dibayar lewat rekening. Laporkan permintaan lain lewat [pengaduan nasabah](/about-us/complaint).',
              },
            ],
          },
          {
            question: 'Usaha saya hanya ramai saat musim panen. Bagaimana?',
            answer: [{ p: 'Angsuran dapat disusun musiman: bunga setiap bulan, pokok setelah panen.' }],
          },
        ],
      },
    ],
  },
  en: null,
};
