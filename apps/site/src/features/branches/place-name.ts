export type Place = {
  district: string | null;
  postalCode: string | null;
  city: string;
  provinceName: string;
};

/** City and province, such as `Ambon, Maluku`; Jakarta is both. */
export function placeName(city: string, provinceName: string): string {
  return city === provinceName ? city : `${city}, ${provinceName}`;
}

/** District and city, such as `Coblong, Bandung`; `Jakarta Selatan` already names its city. */
export function localityOf({ district, city }: Pick<Place, 'district' | 'city'>): string {
  if (district === null) return city;
  return `${district} `.startsWith(`${city} `) ? district : `${district}, ${city}`;
}
