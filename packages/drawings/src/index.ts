export { drawScene, SCENES } from './draw.ts';
export { LOOK_CHOICES } from './portrait/look.ts';
export { drawPortrait } from './portrait/portrait.ts';
