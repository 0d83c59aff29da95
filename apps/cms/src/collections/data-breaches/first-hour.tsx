import '#cms/admin/no-row-selection.css';
import type { BeforeListTableServerProps } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const text = bilingual(
  'Satu jam pertama: hentikan kebocorannya (cabut akses, tarik kiriman, matikan layanan bila perlu), amankan log dan bukti, hubungi penanggung jawab pelindungan data pribadi, lalu catat di sini apa yang sudah diketahui; sisanya menyusul. Sejak diketahui, bank punya 3 × 24 jam untuk memberi tahu subjek data dan lembaga secara tertulis: data apa, kapan dan bagaimana terungkap, serta penanganannya (UU 27/2022 Pasal 46). Jangan tulis data pribadi nasabah: cukup jenis dan perkiraan jumlahnya.',
  'The first hour: stop the leak (revoke access, recall what was sent, switch a service off if need be), secure logs and evidence, call the person responsible for the protection of personal data, then record here what is known; the rest follows. From the discovery the bank has 3 × 24 hours to notify the persons concerned and the authority in writing: which data, when and how it was exposed, and what is done (UU 27/2022, article 46). Enter no personal data of customers: kinds and an estimated number are enough.',
);

/** What to do when a breach was discovered, above the list. */
export function FirstHour({ i18n }: BeforeListTableServerProps) {
  return <p>{inLanguageOf({ i18n }, text)}</p>;
}
