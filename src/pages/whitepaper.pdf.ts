/** The whitepaper as a file to keep, made at build time from the same text as the page. */
import { site } from '../catalog/site.ts';
import { whitepaper } from '../catalog/whitepaper.ts';
import { loadFonts } from '../features/whitepaper/pdf/fonts.ts';
import { writePaper } from '../features/whitepaper/pdf/write-paper.ts';

export const prerender = true;

export async function GET(): Promise<Response> {
  const file = await writePaper(await whitepaper(), { author: site.company, fonts: loadFonts() });
  return new Response(file as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': 'application/pdf' } });
}
