import type { PersonSeed } from './types.ts';

/** Invented people; any likeness is chance. */
export const commissioners: PersonSeed[] = [
  {
    name: 'Suryadi Kertanegara',
    slug: 'suryadi-kertanegara',
    board: 'commissioner',
    portrait: { head: 'peci', dress: 'batik' },
    position: {
      id: 'Komisaris Utama (Independen)',
      en: 'President Commissioner (Independent)',
    },
    biography: {
      id: [
        {
          p: 'Suryadi memimpin Dewan Komisaris sejak 2023. Ia pensiun dari tiga puluh tahun kerja di pengawasan lembaga keuangan, lalu mengajar tata kelola di sekolah bisnis.',
        },
        {
          p: 'Ia mengetuai Komite Remunerasi dan Nominasi, dan tidak memiliki hubungan keuangan, kepengurusan, kepemilikan saham, atau keluarga yang dapat memengaruhi kemandiriannya.',
        },
      ],
      en: [
        {
          p: 'Suryadi has chaired the Board of Commissioners since 2023. He retired from thirty years in the supervision of financial institutions and went on to teach governance at a business school.',
        },
        {
          p: 'He chairs the Remuneration and Nomination Committee, and has no financial, managerial, shareholding or family ties that could affect his independence.',
        },
      ],
    },
  },
  {
    name: 'Nurhayati Daeng Masiga',
    slug: 'nurhayati-daeng-masiga',
    board: 'commissioner',
    portrait: { head: 'hijab', dress: 'kebaya' },
    position: { id: 'Komisaris Independen', en: 'Independent Commissioner' },
    biography: {
      id: [
        {
          p: 'Nurhayati akuntan publik dengan pengalaman dua puluh lima tahun mengaudit perusahaan keuangan. Ia mengetuai Komite Audit sejak 2022.',
        },
        {
          p: 'Ia dikenal membaca lampiran lebih dahulu. Bersama komitenya, ia bertemu kepala audit intern tanpa kehadiran Direksi setiap bulan.',
        },
      ],
      en: [
        {
          p: 'Nurhayati is a chartered accountant with twenty-five years of auditing financial companies. She has chaired the Audit Committee since 2022.',
        },
        {
          p: 'She is known for reading the appendices first. Every month she and her committee meet the head of internal audit without the directors.',
        },
      ],
    },
  },
  {
    name: 'Gregorius Wenda Matulessy',
    slug: 'gregorius-wenda-matulessy',
    board: 'commissioner',
    portrait: { head: 'short', dress: 'suit' },
    position: { id: 'Komisaris Independen', en: 'Independent Commissioner' },
    biography: {
      id: [
        {
          p: 'Gregorius mengetuai Komite Pemantau Risiko sejak 2024. Sebelumnya ia memimpin manajemen risiko sebuah perusahaan asuransi dan menjadi penasihat bagi bank pembangunan daerah.',
        },
        {
          p: 'Ia ahli aktuaria, lahir di Ambon, dan setiap tahun mengajar kelas gratis tentang risiko bagi nelayan dan pengurus koperasi.',
        },
      ],
      en: [
        {
          p: 'Gregorius has chaired the Risk Oversight Committee since 2024. Before that he headed risk management at an insurer and advised regional development banks.',
        },
        {
          p: 'Born in Ambon, he is an actuary, and every year gives a free class on risk to fishermen and the boards of cooperatives.',
        },
      ],
    },
  },
  {
    name: 'Bambang Tri Sulistyo',
    slug: 'bambang-tri-sulistyo',
    board: 'commissioner',
    portrait: { head: 'short', dress: 'batik' },
    position: { id: 'Komisaris', en: 'Commissioner' },
    biography: {
      id: [
        {
          p: 'Bambang mewakili pemegang saham pengendali sejak 2021. Di bank induk ia memimpin perencanaan strategis anak perusahaan.',
        },
        {
          p: 'Ia insinyur sipil yang beralih ke perbankan setelah merasa lebih suka membiayai jembatan daripada menghitungnya. Ia anggota Komite Pemantau Risiko.',
        },
      ],
      en: [
        {
          p: 'Bambang has represented the controlling shareholder since 2021. At the parent bank he heads strategic planning for subsidiaries.',
        },
        {
          p: 'A civil engineer, he moved into banking when he found that he liked financing bridges better than calculating them. He sits on the Risk Oversight Committee.',
        },
      ],
    },
  },
  {
    name: 'Ni Luh Ayu Pradnyawati',
    slug: 'ni-luh-ayu-pradnyawati',
    board: 'commissioner',
    portrait: { head: 'bun', dress: 'kebaya' },
    position: { id: 'Komisaris', en: 'Commissioner' },
    biography: {
      id: [
        {
          p: 'Ni Luh bergabung pada 2024. Ia memimpin perlindungan konsumen di bank induk dan membawa suara nasabah ke meja Dewan Komisaris: setiap rapat dibuka dengan tiga pengaduan yang dibacakan utuh.',
        },
        {
          p: 'Ia sarjana psikologi dan magister kebijakan publik. Ia anggota Komite Remunerasi dan Nominasi.',
        },
      ],
      en: [
        {
          p: 'Ni Luh joined in 2024. She heads consumer protection at the parent bank and brings the customer’s voice to the board: each meeting opens with three complaints read out in full.',
        },
        {
          p: 'She holds a degree in psychology and a master’s in public policy, and sits on the Remuneration and Nomination Committee.',
        },
      ],
    },
  },
];
