/**
 * States the order of the cascade layers at the head of every style sheet that uses them. Whichever sheet a page happens to load first, the order is the
 * same: without this, a page that imports a part before its layout puts `components` below the preflight.
 */
import type { Plugin } from 'vite';

const order = '@layer theme, base, prose, components, utilities;';

export const layerOrder = (): Plugin => ({
  name: 'kora:layer-order',
  enforce: 'pre',
  transform(code, id) {
    const isStyle = /\.css(?:$|\?(?!raw))/.test(id) || /[?&]type=style/.test(id);
    return isStyle && code.includes('@layer ') && !code.trimStart().startsWith(order) ? { code: `${order}\n${code}`, map: null } : null;
  },
});
