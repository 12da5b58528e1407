/** Serves the built site as a content network would: compressed with Brotli, from memory, with further pages of the bench's own. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

export interface StaticServer {
  origin: string;
  /** Adds or replaces a page. */
  put(route: string, html: string): void;
  close(): void;
}

export async function serveStatic(root: string): Promise<StaticServer> {
  const ready = new Map<string, { type: string; body: Buffer }>();
  const put = (route: string, type: string, data: string | Buffer) => ready.set(route, { type, body: brotliCompressSync(data) });
  const find = (route: string) => {
    const known = ready.get(route);
    if (known) return known;
    const name = route === '/' ? 'index.html' : route.slice(1);
    const file = [name, `${name}.html`].map((candidate) => path.join(root, candidate)).find((candidate) => path.extname(candidate) && existsSync(candidate));
    return file ? put(route, types[path.extname(file)] ?? 'application/octet-stream', readFileSync(file)).get(route) : undefined;
  };
  const server = createServer((request, response) => {
    const found = find(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': found.type, 'Content-Encoding': 'br', 'Content-Length': found.body.length }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    put: (route, html) => void put(route, 'text/html; charset=utf-8', html),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
