/** The part that draws maps: fetched when the first card or map is shown. */
export { altText } from '../../engine/concept-map/propositions.ts';
export { sceneOf } from '../../engine/concept-map/scene.ts';
export { fromSource } from './source-maps.ts';
