import { branchesOf, weeks } from './make-branch.ts';
import type { BranchSeed } from './types.ts';

/** Sumatra and Kalimantan. */
export const westBranches: BranchSeed[] = [
  ...branchesOf({
    city: 'Medan',
    province: 'SU',
    areaCode: '061',
    places: [
      {
        kind: 'branch',
        place: 'Medan Kesawan Indah',
        address: 'Jl. Kesawan Indah No. 33',
        at: [3.5871, 98.6789],
        services: ['priority', 'foreign-exchange', 'safe-deposit-box', 'cash-deposit'],
        hours: weeks.saturday,
      },
      {
        kind: 'sub-branch',
        place: 'Setia Budi Asri',
        address: 'Ruko Setia Budi Asri No. 4',
        at: [3.5718, 98.6334],
      },
      {
        kind: 'cash-office',
        place: 'Pusat Grosir Deli',
        english: 'Deli Wholesale Centre',
        address: 'Lantai 1 Blok A, Pusat Grosir Deli',
        at: [3.5946, 98.6902],
        hours: weeks.market,
      },
      {
        kind: 'atm',
        place: 'Lapangan Benteng Barat',
        english: 'Benteng Barat Field',
        address: 'Jl. Benteng Barat No. 1',
        at: [3.5899, 98.6721],
      },
    ],
  }),
  ...branchesOf({
    city: 'Padang',
    province: 'SB',
    areaCode: '0751',
    places: [
      {
        kind: 'branch',
        place: 'Padang Pantai Barat',
        address: 'Jl. Pantai Barat No. 18',
        at: [-0.9462, 100.3562],
        services: ['cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Pasar Rayo',
        english: null,
        address: 'Pintu timur Pasar Rayo',
        at: [-0.9518, 100.3628],
      },
    ],
  }),
  ...branchesOf({
    city: 'Pekanbaru',
    province: 'RI',
    areaCode: '0761',
    places: [
      {
        kind: 'branch',
        place: 'Pekanbaru Sungai Siak',
        address: 'Jl. Tepian Siak No. 52',
        at: [0.5306, 101.4458],
        services: ['foreign-exchange', 'cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Bandara Riau Timur',
        english: 'Riau Timur Airport',
        address: 'Terminal kedatangan',
        at: [0.4642, 101.4471],
        services: ['step-free'],
      },
    ],
  }),
  ...branchesOf({
    city: 'Palembang',
    province: 'SS',
    areaCode: '0711',
    places: [
      {
        kind: 'branch',
        place: 'Palembang Tepian Musi',
        address: 'Jl. Tepian Musi No. 9',
        at: [-2.9866, 104.7622],
        services: ['foreign-exchange', 'cash-deposit'],
        hours: weeks.saturday,
      },
      {
        kind: 'sub-branch',
        place: 'Seberang Ulu Mekar',
        address: 'Jl. Seberang Ulu Mekar No. 61',
        at: [-3.0142, 104.7701],
      },
    ],
  }),
  ...branchesOf({
    city: 'Pontianak',
    province: 'KB',
    areaCode: '0561',
    places: [
      {
        kind: 'branch',
        place: 'Pontianak Khatulistiwa',
        english: 'Pontianak Equator',
        address: 'Jl. Garis Khatulistiwa No. 10',
        at: [-0.0241, 109.3352],
        services: ['foreign-exchange', 'cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Dermaga Kapuas Kecil',
        english: 'Kapuas Kecil Jetty',
        address: 'Gedung tiket, Dermaga Kapuas Kecil',
        at: [-0.0209, 109.3461],
      },
    ],
  }),
  ...branchesOf({
    city: 'Banjarmasin',
    province: 'KS',
    areaCode: '0511',
    places: [
      {
        kind: 'branch',
        place: 'Banjarmasin Pasar Terapung',
        english: 'Banjarmasin Floating Market',
        address: 'Jl. Martapura Hilir No. 24',
        at: [-3.3199, 114.5912],
        services: ['cash-deposit'],
      },
      {
        kind: 'cash-office',
        place: 'Sentra Sasirangan',
        english: 'Sasirangan Centre',
        address: 'Jl. Sentra Sasirangan No. 7',
        at: [-3.3142, 114.6028],
      },
    ],
  }),
  ...branchesOf({
    city: 'Balikpapan',
    province: 'KI',
    areaCode: '0542',
    places: [
      {
        kind: 'branch',
        place: 'Balikpapan Teluk Bayur',
        address: 'Jl. Teluk Bayur No. 77',
        at: [-1.2699, 116.8253],
        services: ['priority', 'foreign-exchange', 'cash-deposit'],
      },
      {
        kind: 'atm',
        place: 'Mal Borneo Permata',
        english: 'Borneo Permata Mall',
        address: 'Lantai dasar, Jl. Borneo Permata',
        at: [-1.2761, 116.8416],
        services: ['cash-deposit', 'step-free'],
        hours: weeks['mall-machine'],
      },
    ],
  }),
];
