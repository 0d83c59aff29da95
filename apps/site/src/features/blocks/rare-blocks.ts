// Blocks that few pages have, in a chunk of their own.
export { AppBlock } from './app-block.tsx';
export { VideoBlock } from './video-block.tsx';
