/**
 * Provinces by ISO 3166-2:ID code without country, with names and UTC offset in hours: Western, Central and Eastern
 * Indonesian Time.
 */
export const provinces = {
  AC: { id: 'Aceh', en: 'Aceh', zone: 7 },
  SU: { id: 'Sumatera Utara', en: 'North Sumatra', zone: 7 },
  SB: { id: 'Sumatera Barat', en: 'West Sumatra', zone: 7 },
  RI: { id: 'Riau', en: 'Riau', zone: 7 },
  KR: { id: 'Kepulauan Riau', en: 'Riau Islands', zone: 7 },
  JA: { id: 'Jambi', en: 'Jambi', zone: 7 },
  SS: { id: 'Sumatera Selatan', en: 'South Sumatra', zone: 7 },
  BB: { id: 'Kepulauan Bangka Belitung', en: 'Bangka Belitung Islands', zone: 7 },
  BE: { id: 'Bengkulu', en: 'Bengkulu', zone: 7 },
  LA: { id: 'Lampung', en: 'Lampung', zone: 7 },
  BT: { id: 'Banten', en: 'Banten', zone: 7 },
  JK: { id: 'DKI Jakarta', en: 'Jakarta', zone: 7 },
  JB: { id: 'Jawa Barat', en: 'West Java', zone: 7 },
  JT: { id: 'Jawa Tengah', en: 'Central Java', zone: 7 },
  YO: { id: 'DI Yogyakarta', en: 'Yogyakarta', zone: 7 },
  JI: { id: 'Jawa Timur', en: 'East Java', zone: 7 },
  BA: { id: 'Bali', en: 'Bali', zone: 8 },
  NB: { id: 'Nusa Tenggara Barat', en: 'West Nusa Tenggara', zone: 8 },
  NT: { id: 'Nusa Tenggara Timur', en: 'East Nusa Tenggara', zone: 8 },
  KB: { id: 'Kalimantan Barat', en: 'West Kalimantan', zone: 7 },
  KT: { id: 'Kalimantan Tengah', en: 'Central Kalimantan', zone: 7 },
  KS: { id: 'Kalimantan Selatan', en: 'South Kalimantan', zone: 8 },
  KI: { id: 'Kalimantan Timur', en: 'East Kalimantan', zone: 8 },
  KU: { id: 'Kalimantan Utara', en: 'North Kalimantan', zone: 8 },
  SA: { id: 'Sulawesi Utara', en: 'North Sulawesi', zone: 8 },
  GO: { id: 'Gorontalo', en: 'Gorontalo', zone: 8 },
  ST: { id: 'Sulawesi Tengah', en: 'Central Sulawesi', zone: 8 },
  SR: { id: 'Sulawesi Barat', en: 'West Sulawesi', zone: 8 },
  SN: { id: 'Sulawesi Selatan', en: 'South Sulawesi', zone: 8 },
  SG: { id: 'Sulawesi Tenggara', en: 'Southeast Sulawesi', zone: 8 },
  MU: { id: 'Maluku Utara', en: 'North Maluku', zone: 9 },
  MA: { id: 'Maluku', en: 'Maluku', zone: 9 },
  PB: { id: 'Papua Barat', en: 'West Papua', zone: 9 },
  PD: { id: 'Papua Barat Daya', en: 'Southwest Papua', zone: 9 },
  PA: { id: 'Papua', en: 'Papua', zone: 9 },
  PT: { id: 'Papua Tengah', en: 'Central Papua', zone: 9 },
  PE: { id: 'Papua Pegunungan', en: 'Highland Papua', zone: 9 },
  PS: { id: 'Papua Selatan', en: 'South Papua', zone: 9 },
} as const;

export type ProvinceCode = keyof typeof provinces;

export const PROVINCE_CODES = Object.keys(provinces) as [ProvinceCode, ...ProvinceCode[]];
