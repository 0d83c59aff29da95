export { drawScene, SCENES } from './draw.ts';
export { look } from './portrait/look.ts';
export { drawPortrait } from './portrait/portrait.ts';
