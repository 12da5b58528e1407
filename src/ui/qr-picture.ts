/** A text as a QR code: one SVG, black on white in both themes, because cameras expect it so. */
import { encode } from 'uqr';

const svg = 'http://www.w3.org/2000/svg';

/** `label` is what a screen reader says. The quiet zone of four modules is part of the standard. */
export function qrPicture(text: string, label: string): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  picture.setAttribute('shape-rendering', 'crispEdges');
  const background = document.createElementNS(svg, 'rect');
  background.setAttribute('width', String(size));
  background.setAttribute('height', String(size));
  background.setAttribute('fill', '#fff');
  const modules = document.createElementNS(svg, 'path');
  modules.setAttribute('d', data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''));
  modules.setAttribute('fill', '#000');
  picture.append(background, modules);
  return picture;
}
