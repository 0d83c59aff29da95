import { font } from '@beranda/brand';
import type { Locale } from '@beranda/contract';

/** Not in the catalogues, which every visitor downloads. */
const id = {
  title: 'Koleksi desain',
  eyebrow: 'Untuk yang membangun situs ini',
  headline: 'Cahaya lentera, sepotong demi sepotong',
  lead: 'Semua dasar dan semua komponen, dalam setiap keadaannya. Yang ada di sini diuji: penandaan, aksesibilitas, dan rupanya.',
  contents: 'Daftar isi',
  foundations: 'Dasar',
  components: 'Widget',
  colours: 'Warna',
  coloursLead:
    'Warna menurut perannya. Angkanya adalah kontras dengan warna yang disebut di bawahnya: teks perlu 4,5, tanda dan tepi perlu 3.',
  tones: 'Latar',
  words: 'Teks dan garis',
  light: 'Cahaya',
  actions: 'Tindakan',
  states: 'Keadaan',
  type: 'Tipografi',
  typeLead: `${font.family}, dari ${font.weights.min} sampai ${font.weights.max}. Judul rapat dan tebal, teks 17 piksel dengan 60 sampai 70 huruf sebaris, angka yang dibandingkan sama lebar.`,
  sample: 'Terang untuk setiap langkah usaha Anda',
  text: 'Pedagang kopi di Takengon mencatat penjualan setiap sore. Dari catatan itu bank dapat menghitung berapa cicilan yang ringan baginya, dan ia tahu biayanya sebelum menandatangani apa pun.',
  figures: 'Angka',
  space: 'Jarak dan lebar',
  spaceLead:
    'Jarak bertambah per delapan piksel. Bagian halaman bernapas 56 piksel di ponsel dan 120 di layar lebar.',
  contentWidth: 'Lebar isi, 1200 piksel',
  textWidth: 'Lebar teks, 720 piksel',
  shape: 'Sudut, garis, bayangan',
  shapeLead: 'Garis setipis rambut, bukan bayangan; satu bayangan lembut untuk yang mengapung.',
  card: 'Kartu',
  field: 'Kolom isian',
  pill: 'Tombol dan lencana',
  mark: 'Tanda kecil',
  float: 'Mengapung',
  motion: 'Gerak',
  motionLead:
    'Seperlima detik, melambat di akhir, hanya warna, kepekatan, dan letak. Tidak ada yang berulang, dan tidak ada yang bergerak bagi orang yang memintanya.',
  motionTry: 'Arahkan penunjuk ke logo',
  motif: 'Motif',
  motifLead:
    'Kawung: empat kelopak dari sudut ke pusat. Besar dan samar di latar gelap, kecil sebagai tanda perusahaan tanpa logo.',
  icons: 'Ikon',
  iconsLead: 'Satu garis 1,75 piksel pada kisi 24. Maknanya selalu tertulis di sebelahnya.',
  flags: 'Bendera',
};

const en: typeof id = {
  title: 'Design collection',
  eyebrow: 'For those who build this site',
  headline: 'Lamplight, piece by piece',
  lead: 'All foundations and all components, in each of their states. What stands here is tested: its markup, its accessibility and its looks.',
  contents: 'Contents',
  foundations: 'Foundations',
  components: 'Components',
  colours: 'Colour',
  coloursLead:
    'Colours by their role. The figure is the contrast with the colour named below it: text needs 4.5, signs and edges need 3.',
  tones: 'Backgrounds',
  words: 'Text and lines',
  light: 'Light',
  actions: 'Actions',
  states: 'States',
  type: 'Type',
  typeLead: `${font.family}, from ${font.weights.min} to ${font.weights.max}. Titles are bold and tight, text is 17 pixels with 60 to 70 letters to a line, figures that are compared are of one width.`,
  sample: 'Light for every step of your business',
  text: 'A coffee trader in Takengon writes down his sales every evening. From these notes the bank can work out which instalment he can carry, and he knows the cost before he signs anything.',
  figures: 'Figures',
  space: 'Space and width',
  spaceLead:
    'Space grows in steps of eight pixels. The parts of a page breathe 56 pixels on a phone and 120 on a wide screen.',
  contentWidth: 'Content, 1200 pixels',
  textWidth: 'Text, 720 pixels',
  shape: 'Corners, lines, shadow',
  shapeLead: 'Hairlines rather than shadows; one soft shadow for what floats.',
  card: 'Card',
  field: 'Field',
  pill: 'Button and badge',
  mark: 'Small mark',
  float: 'Floating',
  motion: 'Motion',
  motionLead:
    'A fifth of a second, slowing down at the end, and only colour, opacity and place. Nothing loops, and nothing moves for those who ask for that.',
  motionTry: 'Point at the logo',
  motif: 'Motif',
  motifLead:
    'Kawung: four petals from the corners to the centre. Large and faint on dark backgrounds, small as the mark of a company without a logo.',
  icons: 'Icons',
  iconsLead: 'One stroke of 1.75 pixels on a grid of 24. What they mean is always said in words beside them.',
  flags: 'Flags',
};

export type DesignTexts = typeof id;

export const TEXTS: Record<Locale, DesignTexts> = { id, en };
