/**
 * Frame of `archipelago.svg`: edges in degrees, map units per degree. Equirectangular; precise enough near the
 * equator.
 */
export const MAP = { west: 94, north: 7, scale: 20, width: 960, height: 370 } as const;

/** Projects a point to map units. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }) {
  return {
    x: Math.round((longitude - MAP.west) * MAP.scale * 10) / 10,
    y: Math.round((MAP.north - latitude) * MAP.scale * 10) / 10,
  };
}
