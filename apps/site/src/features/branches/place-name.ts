/** City and province, such as `Ambon, Maluku`; Jakarta is both. */
export function placeName(city: string, provinceName: string): string {
  return city === provinceName ? city : `${city}, ${provinceName}`;
}
