/** The built site from a server of the test's own, which can be slow, go away, come back and have changed in between: what the Worker under test must not do to other tests. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const root = 'dist/client';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export class ChangingSite {
  /** Paths that were asked for since the test last looked. */
  asked: string[] = [];
  /** What an answer waits for. */
  hold: (route: string) => Promise<void> | undefined = () => undefined;
  /** What the site serves in the place of what was built. */
  edit: (route: string, text: string) => string = (_, text) => text;
  /** Ends the connection in the place of an answer. */
  breaks: (route: string) => boolean = () => false;
  #server: Server | undefined;
  #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async up(): Promise<void> {
    if (this.#server) return;
    this.#server = createServer(async (request, response) => {
      const route = new URL(request.url ?? '/', 'http://localhost').pathname;
      this.asked.push(route);
      await this.hold(route);
      if (this.breaks(route)) return void response.destroy();
      const found = this.#find(route);
      const headers = {
        'Content-Type': found?.type ?? 'text/html; charset=utf-8',
        'Cache-Control': route.startsWith('/_astro/') ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate',
      };
      if (!found) return void response.writeHead(route.startsWith('/api/') ? 200 : 404, headers).end(route.startsWith('/api/') ? '{}' : '<!doctype html><title>Not found</title>');
      const etag = `"${createHash('sha256').update(found.text).digest('hex').slice(0, 16)}"`;
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { ...headers, ETag: etag }).end();
      response.writeHead(200, { ...headers, ETag: etag }).end(found.text);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
  }

  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  #find(route: string): { type: string; text: string } | null {
    const name = route === '/' ? 'index.html' : route.slice(1);
    const file = [name, `${name}.html`].map((candidate) => path.join(root, candidate)).find((candidate) => path.extname(candidate) && existsSync(candidate));
    return file ? { type: types[path.extname(file)] ?? 'application/octet-stream', text: this.edit(route, readFileSync(file, 'utf8')) } : null;
  }
}
