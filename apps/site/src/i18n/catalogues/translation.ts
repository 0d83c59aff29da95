/** The shape of a catalogue with other words in it: what another language has to fill. */
export type Translation<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translation<Catalogue[Key]>;
};
