import { branchesOf, weeks } from './make-branch.ts';
import type { BranchSeed } from './types.ts';

/** Bali and Nusa Tenggara, Sulawesi, Maluku and Papua. */
export const eastBranches: BranchSeed[] = [
  ...branchesOf({
    city: 'Denpasar',
    province: 'BA',
    areaCode: '0361',
    places: [
      {
        kind: 'branch',
        place: 'Denpasar Renon Asri',
        address: 'Jl. Renon Asri No. 28',
        at: [-8.6721, 115.2318],
        services: ['priority', 'foreign-exchange', 'cash-deposit'],
        hours: weeks.saturday,
      },
      {
        kind: 'sub-branch',
        place: 'Sanur Pesisir',
        address: 'Jl. Pesisir Sanur No. 11',
        at: [-8.6897, 115.2604],
        services: ['foreign-exchange', 'step-free'],
      },
      {
        kind: 'atm',
        place: 'Pasar Seni Kumbara',
        english: 'Kumbara Art Market',
        address: 'Pintu utama Pasar Seni Kumbara',
        at: [-8.6553, 115.2126],
      },
    ],
  }),
  ...branchesOf({
    city: 'Labuan Bajo',
    province: 'NT',
    areaCode: '0385',
    places: [
      {
        kind: 'cash-office',
        place: 'Labuan Bajo',
        address: 'Jl. Pelabuhan Lama No. 21',
        at: [-8.4936, 119.8766],
        services: ['cash-deposit', 'foreign-exchange', 'business-advice'],
        hours: weeks.branch,
      },
      {
        kind: 'atm',
        place: 'Pelabuhan Lama Labuan Bajo',
        english: 'Labuan Bajo Old Harbour',
        address: 'Jl. Pelabuhan Lama No. 21',
        at: [-8.4934, 119.8763],
        services: ['cash-deposit'],
      },
    ],
  }),
  ...branchesOf({
    city: 'Kupang',
    province: 'NT',
    areaCode: '0380',
    places: [
      {
        kind: 'branch',
        place: 'Kupang Teluk Lontar',
        address: 'Jl. Teluk Lontar No. 5',
        at: [-10.1628, 123.5873],
        services: ['cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Pelabuhan Tenau Baru',
        english: 'Tenau Baru Harbour',
        address: 'Ruang tunggu penumpang',
        at: [-10.1907, 123.5291],
      },
    ],
  }),
  ...branchesOf({
    city: 'Makassar',
    province: 'SN',
    areaCode: '0411',
    places: [
      {
        kind: 'branch',
        place: 'Makassar Losari Utara',
        address: 'Jl. Losari Utara No. 19',
        at: [-5.1394, 119.4093],
        services: ['priority', 'foreign-exchange', 'safe-deposit-box', 'cash-deposit'],
        hours: weeks.saturday,
        specialDays: [
          {
            inDays: 5,
            hours: null,
            reason: { id: 'Pindah ke ruang layanan yang baru', en: 'Moving into the new banking hall' },
          },
        ],
      },
      {
        kind: 'sub-branch',
        place: 'Panakkukang Lestari',
        address: 'Ruko Panakkukang Lestari No. 15',
        at: [-5.1556, 119.4478],
        services: ['cash-deposit', 'step-free'],
      },
      {
        kind: 'cash-office',
        place: 'Pasar Terong Baru',
        english: 'Terong Baru Market',
        address: 'Lantai 1 Pasar Terong Baru',
        at: [-5.1317, 119.4262],
        hours: weeks.market,
      },
      {
        kind: 'atm',
        place: 'Kampus Tamalanrea Timur',
        english: 'Tamalanrea Timur Campus',
        address: 'Gedung mahasiswa',
        at: [-5.1331, 119.4884],
      },
    ],
  }),
  ...branchesOf({
    city: 'Manado',
    province: 'SA',
    areaCode: '0431',
    places: [
      {
        kind: 'branch',
        place: 'Manado Bunaken Permai',
        address: 'Jl. Bunaken Permai No. 44',
        at: [1.4843, 124.8354],
        services: ['foreign-exchange', 'cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Bandara Minahasa Utara',
        english: 'Minahasa Utara Airport',
        address: 'Terminal keberangkatan',
        at: [1.5482, 124.9241],
        services: ['step-free'],
      },
    ],
  }),
  ...branchesOf({
    city: 'Ambon',
    province: 'MA',
    areaCode: '0911',
    places: [
      {
        kind: 'branch',
        place: 'Ambon Pala Manis',
        address: 'Jl. Pala Manis No. 2',
        at: [-3.6964, 128.1806],
        services: ['cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Pasar Mardika Dalam',
        english: 'Mardika Dalam Market',
        address: 'Pintu barat Pasar Mardika Dalam',
        at: [-3.6917, 128.1859],
      },
    ],
  }),
  ...branchesOf({
    city: 'Jayapura',
    province: 'PA',
    areaCode: '0967',
    places: [
      {
        kind: 'branch',
        place: 'Jayapura Teluk Humboldt',
        english: 'Jayapura Humboldt Bay',
        address: 'Jl. Teluk Humboldt No. 13',
        at: [-2.5369, 140.7076],
        services: ['cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Rumah Sakit Cenderawasih Biru',
        english: 'Cenderawasih Biru Hospital',
        address: 'Lobi utama, Jl. Cenderawasih Biru No. 20',
        at: [-2.5512, 140.6993],
        services: ['step-free'],
      },
    ],
  }),
];
