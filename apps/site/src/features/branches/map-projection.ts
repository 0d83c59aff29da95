/** The frame of `archipelago.svg`: its edges in degrees and its units a degree. Near the equator no more is needed. */
export const MAP = { west: 94, north: 7, scale: 20, width: 960, height: 370 } as const;

/** Where a place stands on the map, in its units. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }) {
  return {
    x: Math.round((longitude - MAP.west) * MAP.scale * 10) / 10,
    y: Math.round((MAP.north - latitude) * MAP.scale * 10) / 10,
  };
}
