import type { NewsSeed } from '../types.ts';
import { pictureOf } from './pictures.ts';

export const reportNews: NewsSeed[] = [
  {
    slug: 'laporan-publikasi-triwulan-iii-2026-telah-terbit',
    topic: 'reports',
    publishedAt: '2026-10-30T06:00:00Z',
    picture: pictureOf('city-bridge'),
    id: {
      title: 'Laporan publikasi triwulan III 2026 telah terbit',
      summary:
        'Kredit tumbuh 11,2% menjadi Rp12,67 triliun. Untuk pertama kalinya kredit UMKM mendekati separuh dari seluruh kredit (ilustrasi).',
      body: [
        {
          p: 'Bank Lentera menerbitkan laporan keuangan publikasi posisi 30 September 2026 yang belum diaudit. Kredit tumbuh 11,2% dibandingkan dengan periode yang sama tahun lalu, dengan UMKM sebagai penggerak utama. Dana pihak ketiga tumbuh 8,2%.',
        },
        { h2: 'Ikhtisar' },
        {
          list: [
            'Total aset: Rp18,42 triliun',
            'Kredit: Rp12,67 triliun, di antaranya UMKM Rp5,90 triliun',
            'Dana pihak ketiga: Rp14,05 triliun',
            'Laba bersih sembilan bulan: Rp214 miliar',
            'Kredit bermasalah (NPL) bruto: 2,31%',
            'Rasio kecukupan modal (KPMM): 21,4%',
          ],
        },
        { h2: 'Yang mendorong pertumbuhan' },
        {
          p: 'Kredit UMKM naik 15,2% dan kini mencakup 46,6% dari seluruh kredit. Kenaikan terbesar berasal dari pembiayaan rantai pasok di Jawa Tengah dan modal kerja dengan catatan penjualan digital, dua layanan yang dimulai tahun ini.',
        },
        {
          p: 'NPL bruto turun dari 2,38% pada Juni menjadi 2,31%. Penurunan itu disertai catatan: kredit perdagangan eceran di dua kabupaten masih di atas rata-rata, dan cadangan kerugiannya telah kami tambah.',
        },
        { h2: 'Yang kami perhatikan' },
        {
          p: 'Rasio kredit terhadap dana pihak ketiga naik menjadi 90,2%. Angka itu masih dalam batas yang sehat, tetapi kami ingin dana murah tumbuh lebih cepat pada triwulan terakhir. “Kami tidak akan mengejar pertumbuhan dengan bunga simpanan yang melampaui tingkat bunga penjaminan,” kata Direktur Keuangan Lukman Hadikusuma.',
        },
        {
          p: 'Laporan lengkap beserta rincian permodalan dan eksposur risiko dapat diunduh di halaman [laporan keuangan](/about-us/financial-statements).',
        },
        { p: '_Semua angka dan nama orang dalam berita ini adalah ilustrasi._' },
      ],
    },
    en: {
      title: 'Third quarter 2026 report published',
      summary:
        'Lending grew 11.2% to IDR 12.67 trillion, and MSME loans came close to half of the total for the first time (illustrative).',
      body: [
        {
          p: 'Bank Lentera has published its unaudited financial report as of 30 September 2026. Lending was 11.2% higher than a year earlier, mostly thanks to small businesses. Customer deposits grew by 8.2%.',
        },
        { h2: 'At a glance' },
        {
          list: [
            'Total assets: IDR 18.42 trillion',
            'Loans: IDR 12.67 trillion, of which IDR 5.90 trillion to MSMEs',
            'Customer deposits: IDR 14.05 trillion',
            'Net profit for nine months: IDR 214 billion',
            'Gross non-performing loans (NPL): 2.31%',
            'Capital adequacy ratio: 21.4%',
          ],
        },
        { h2: 'What drove growth' },
        {
          p: 'MSME lending rose by 15.2% and now makes up 46.6% of all loans. The largest part of the increase came from supply chain financing in Central Java and from working capital based on digital sales records, both of which started this year.',
        },
        {
          p: 'The gross NPL ratio went down from 2.38% in June to 2.31%. There is a caveat: loans to retail traders in two regencies are still doing worse than average, and we have added to our provisions for them.',
        },
        { h2: 'What we are watching' },
        {
          p: 'The loan-to-deposit ratio rose to 90.2%. That is within healthy limits, but we would like low-cost deposits to grow faster in the last quarter. “We won’t chase growth by paying more than the insured rate,” said Director of Finance Lukman Hadikusuma.',
        },
        {
          p: 'The full report, with details of capital and risk exposure, is on our [financial statements](/about-us/financial-statements) page.',
        },
        { p: '_All figures and persons in this story are illustrative._' },
      ],
    },
  },
  {
    slug: 'laporan-publikasi-bulanan-juli-2026',
    topic: 'reports',
    publishedAt: '2026-08-28T08:15:00Z',
    picture: pictureOf('market-stall'),
    id: {
      title: 'Laporan publikasi bulanan Juli 2026',
      summary:
        'Laporan posisi keuangan dan laba rugi per 31 Juli 2026 kini dapat diunduh. Total aset Rp18,06 triliun (ilustrasi).',
      body: [
        {
          p: 'Laporan publikasi bulanan Bank Lentera posisi 31 Juli 2026 telah tersedia. Total aset tercatat Rp18,06 triliun, kredit Rp12,40 triliun, dan dana pihak ketiga Rp13,81 triliun. Semua angka adalah ilustrasi.',
        },
        {
          p: 'Laporan bulanan, triwulanan, dan tahunan dapat diunduh di halaman [laporan keuangan](/about-us/financial-statements).',
        },
      ],
    },
    en: null,
  },
  {
    slug: 'laporan-publikasi-triwulan-ii-2026-telah-terbit',
    topic: 'reports',
    publishedAt: '2026-07-30T07:30:00Z',
    picture: pictureOf('lantern-night'),
    id: {
      title: 'Laporan publikasi triwulan II 2026 telah terbit',
      summary:
        'Laba bersih semester pertama Rp141 miliar. Rasio kredit bermasalah turun menjadi 2,38% (ilustrasi).',
      body: [
        {
          p: 'Bank Lentera menerbitkan laporan keuangan publikasi posisi 30 Juni 2026 yang belum diaudit. Laporan yang ditelaah secara terbatas menyusul paling lambat akhir Agustus.',
        },
        {
          list: [
            'Total aset: Rp17,98 triliun',
            'Kredit: Rp12,31 triliun, tumbuh 10,2% dalam setahun',
            'Dana pihak ketiga: Rp13,74 triliun',
            'Laba bersih enam bulan: Rp141 miliar',
            'NPL bruto: 2,38%',
            'KPMM: 21,7%',
          ],
        },
        {
          p: 'Biaya operasional naik sedikit lebih cepat daripada pendapatan karena perpindahan Kantor Cabang Palembang dan penambahan 40 penasihat usaha. Manfaatnya diharapkan terlihat mulai akhir tahun.',
        },
        {
          p: 'Laporan lengkap tersedia di halaman [laporan keuangan](/about-us/financial-statements). _Semua angka dalam berita ini adalah ilustrasi._',
        },
      ],
    },
    en: {
      title: 'Second quarter 2026 report published',
      summary:
        'Net profit for the first half came to IDR 141 billion, and non-performing loans fell to 2.38% (illustrative).',
      body: [
        {
          p: 'Bank Lentera has published its unaudited financial report as of 30 June 2026. The version with a limited review will follow by the end of August.',
        },
        {
          list: [
            'Total assets: IDR 17.98 trillion',
            'Loans: IDR 12.31 trillion, up 10.2% on the year',
            'Customer deposits: IDR 13.74 trillion',
            'Net profit for six months: IDR 141 billion',
            'Gross NPL: 2.38%',
            'Capital adequacy ratio: 21.7%',
          ],
        },
        {
          p: 'Costs rose a little faster than income, because of the Palembang branch’s move and 40 additional business advisers. We expect to see the benefit from the end of the year.',
        },
        {
          p: 'The full report is on our [financial statements](/about-us/financial-statements) page. _All figures in this story are illustrative._',
        },
      ],
    },
  },
  {
    slug: 'triwulan-i-2026-kredit-umkm-tumbuh-lebih-cepat',
    topic: 'reports',
    publishedAt: '2026-04-28T09:00:00Z',
    picture: pictureOf('shop-front'),
    id: {
      title: 'Triwulan I 2026: kredit UMKM tumbuh lebih cepat',
      summary:
        'Kredit kepada usaha kecil mencapai Rp5,37 triliun, dan laba bersih tiga bulan pertama Rp68 miliar (ilustrasi).',
      body: [
        {
          p: 'Laporan keuangan publikasi posisi 31 Maret 2026 yang belum diaudit telah terbit. Total kredit tercatat Rp11,98 triliun, tumbuh 9,3% dalam setahun. Kredit UMKM tumbuh lebih cepat, 12,8%, menjadi Rp5,37 triliun.',
        },
        {
          p: 'Dana pihak ketiga mencapai Rp13,52 triliun dan total aset Rp17,61 triliun. Rasio kecukupan modal berada pada 22,0% dengan NPL bruto 2,44%. Laba bersih tiga bulan pertama Rp68 miliar.',
        },
        {
          p: 'Unduh laporannya di halaman [laporan keuangan](/about-us/financial-statements). _Semua angka dalam berita ini adalah ilustrasi._',
        },
      ],
    },
    en: {
      title: 'First quarter 2026: lending to small business picks up speed',
      summary:
        'Loans to MSMEs reached IDR 5.37 trillion, and net profit for the first three months was IDR 68 billion (illustrative).',
      body: [
        {
          p: 'Our unaudited financial report as of 31 March 2026 has been published. Loans came to IDR 11.98 trillion, 9.3% more than a year before. Lending to MSMEs grew faster, by 12.8%, to IDR 5.37 trillion.',
        },
        {
          p: 'Customer deposits stood at IDR 13.52 trillion and total assets at IDR 17.61 trillion. The capital adequacy ratio was 22.0% and gross NPL 2.44%. Net profit for the three months was IDR 68 billion.',
        },
        {
          p: 'Download the report from our [financial statements](/about-us/financial-statements) page. _All figures in this story are illustrative._',
        },
      ],
    },
  },
];
