import { ICON_NAMES, type IconName } from '@beranda/contract/icon-names';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** What the icons show, in the languages of the back office. */
export const iconLabels = {
  search: bilingual('Kaca pembesar, cari', 'Magnifying glass, search'),
  lock: bilingual('Gembok, aman', 'Padlock, secure'),
  login: bilingual('Masuk', 'Log in'),
  'user-plus': bilingual('Orang baru, daftar', 'New person, register'),
  'chevron-down': bilingual('Sudut ke bawah', 'Chevron down'),
  'chevron-right': bilingual('Sudut ke kanan', 'Chevron right'),
  'arrow-right': bilingual('Panah ke kanan', 'Arrow to the right'),
  'arrow-left': bilingual('Panah ke kiri', 'Arrow to the left'),
  'arrow-up-right': bilingual('Panah ke luar, situs lain', 'Arrow outwards, other site'),
  menu: bilingual('Menu, tiga garis', 'Menu, three lines'),
  close: bilingual('Tutup, silang', 'Close, cross'),
  calculator: bilingual('Kalkulator', 'Calculator'),
  'trend-up': bilingual('Grafik naik, investasi', 'Rising chart, investment'),
  'map-pin': bilingual('Penanda peta, lokasi', 'Map pin, location'),
  message: bilingual('Gelembung percakapan, pesan', 'Speech bubble, message'),
  'piggy-bank': bilingual('Celengan, tabungan', 'Piggy bank, savings'),
  'hand-coins': bilingual('Tangan dan koin, pinjaman', 'Hand and coins, loan'),
  diamond: bilingual('Berlian, prioritas', 'Diamond, priority'),
  truck: bilingual('Truk, pengiriman', 'Truck, delivery'),
  store: bilingual('Toko, usaha', 'Shop, business'),
  book: bilingual('Buku, literasi', 'Book, literacy'),
  clipboard: bilingual('Papan jepit, formulir', 'Clipboard, form'),
  handshake: bilingual('Jabat tangan, mitra', 'Handshake, partner'),
  package: bilingual('Kotak, paket', 'Box, parcel'),
  'graduation-cap': bilingual('Toga, pendidikan', 'Graduation cap, education'),
  phone: bilingual('Telepon', 'Telephone'),
  smartphone: bilingual('Ponsel, aplikasi', 'Mobile phone, app'),
  shield: bilingual('Perisai, perlindungan', 'Shield, protection'),
  clock: bilingual('Jam, waktu', 'Clock, time'),
  mail: bilingual('Amplop, email', 'Envelope, e-mail'),
  check: bilingual('Centang', 'Check mark'),
  warning: bilingual('Peringatan', 'Warning'),
  instagram: bilingual('Instagram', 'Instagram'),
  youtube: bilingual('YouTube', 'YouTube'),
  linkedin: bilingual('LinkedIn', 'LinkedIn'),
  'app-store': bilingual('App Store', 'App Store'),
  'google-play': bilingual('Google Play', 'Google Play'),
  'arrow-up': bilingual('Panah ke atas', 'Arrow upwards'),
  play: bilingual('Putar, video', 'Play, video'),
  plus: bilingual('Tambah', 'Plus'),
  minus: bilingual('Kurang', 'Minus'),
  info: bilingual('Informasi', 'Information'),
  link: bilingual('Rantai, tautan', 'Chain, link'),
  share: bilingual('Bagikan', 'Share'),
  whatsapp: bilingual('WhatsApp', 'WhatsApp'),
  x: bilingual('X (dulu Twitter)', 'X (formerly Twitter)'),
  facebook: bilingual('Facebook', 'Facebook'),
  swap: bilingual('Tukar, kurs', 'Exchange, exchange rates'),
  download: bilingual('Unduh', 'Download'),
} satisfies Record<IconName, Bilingual>;

const isIconName = (name: string): name is IconName => ICON_NAMES.some((one) => one === name);

/** What an icon shows; the name itself for one that is not in the set any more. */
export const iconLabel = (name: string): Bilingual =>
  isIconName(name) ? iconLabels[name] : bilingual(name, name);

/** Whether an icon is found by all words of a search, in either language or by its name. */
export function matchesIcon(name: string, search: string): boolean {
  const { en, id } = iconLabel(name);
  const text = `${id} ${en} ${name}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
