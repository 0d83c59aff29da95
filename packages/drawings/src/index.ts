export { drawScene, SCENES } from './draw.ts';
export { drawPortrait, type Portrait } from './portrait.ts';
