/** A city and its province, such as `Ambon, Maluku`; the capital is both. */
export function placeName(city: string, provinceName: string): string {
  return city === provinceName ? city : `${city}, ${provinceName}`;
}
