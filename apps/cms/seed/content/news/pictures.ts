import type { NewsSeed } from '../types.ts';

/** What each drawn scene shows, for people who do not see it. */
const scenes = {
  'lantern-night': {
    id: 'Lentera besar menyala di atas desa pada malam hari; orang tua dan anak memandangnya',
    en: 'A large lantern over a village at night, with a parent and a child looking up',
  },
  'market-stall': {
    id: 'Kios buah dengan tenda bergaris, penjual di belakang dan pembeli di depannya',
    en: 'A fruit stall under a striped awning, with the seller behind it and a buyer in front',
  },
  'rice-terraces': {
    id: 'Sawah bertingkat yang memantulkan cahaya di kaki gunung berapi',
    en: 'Rice terraces at the foot of a volcano, their water holding the light',
  },
  'ferry-harbour': {
    id: 'Feri putih bersandar di pelabuhan sebuah pulau',
    en: 'A white ferry at the quay of an island harbour',
  },
  'shop-front': {
    id: 'Toko kecil beratap genting dengan pemilik yang menyapu di depannya',
    en: 'A small shop with a tiled roof, its owner sweeping the pavement',
  },
  'family-table': {
    id: 'Keluarga tiga generasi mengelilingi tumpeng di bawah satu lampu',
    en: 'Three generations of a family round a cone of festive rice, under one lamp',
  },
  'batik-workshop': {
    id: 'Kain batik dengan canting dan wajan malam di sebuah sanggar',
    en: 'Batik cloth with a wax pen and a pan of hot wax in a workshop',
  },
  'fishing-boats': {
    id: 'Perahu-perahu nelayan di laut yang tenang',
    en: 'Fishing boats on a calm sea',
  },
  'city-bridge': {
    id: 'Jembatan di atas sungai dengan gedung-gedung kota di kejauhan',
    en: 'A bridge over a river with city buildings in the distance',
  },
  'warung-kitchen': {
    id: 'Dapur warung dengan panci yang mengepul di atas kompor',
    en: 'The kitchen of a small eatery with steaming pots on the stove',
  },
  'coffee-farm': {
    id: 'Kebun kopi di lereng gunung dengan buah kopi yang merah',
    en: 'A coffee farm on a mountainside with ripe red cherries',
  },
  classroom: {
    id: 'Ruang kelas dengan papan tulis dan deretan bangku',
    en: 'A classroom with a blackboard and rows of desks',
  },
  'delivery-truck': {
    id: 'Truk pengangkut barang melaju di jalan',
    en: 'A delivery truck on the road',
  },
  'village-festival': {
    id: 'Pesta rakyat di desa dengan umbul-umbul dan lampu hias',
    en: 'A village festival with banners and strings of lights',
  },
  'train-station': {
    id: 'Kereta berhenti di peron stasiun',
    en: 'A train standing at a station platform',
  },
  'salt-field': {
    id: 'Petak-petak tambak garam dengan gundukan garam putih',
    en: 'Salt ponds with mounds of white salt',
  },
  'weaving-loom': {
    id: 'Alat tenun dengan kain bermotif yang setengah jadi',
    en: 'A loom with a half-finished patterned cloth',
  },
  'bank-branch': {
    id: 'Gedung kantor cabang bank dengan pintu kaca dan papan nama',
    en: 'A bank branch with a glass door and a sign',
  },
  'mangrove-coast': {
    id: 'Pohon bakau dengan akar tunjang di tepi pantai',
    en: 'Mangrove trees with stilt roots along the shore',
  },
  'phone-payment': {
    id: 'Ponsel di tangan dengan layar pembayaran',
    en: 'A hand holding a phone that shows a payment',
  },
} as const satisfies Record<string, NewsSeed['picture']['alt']>;

export type Scene = keyof typeof scenes;

export const SCENES = Object.keys(scenes) as Scene[];

export function pictureOf(scene: Scene): NewsSeed['picture'] {
  return { scene, alt: scenes[scene] };
}
