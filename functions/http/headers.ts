/** Security headers of everything the Worker answers itself. Static files get theirs from `public/_headers`. */
import { secureHeaders } from 'hono/secure-headers';

/** One year, as the preload lists ask for. */
const hstsSeconds = 31_536_000;

/** For `/api/*`: nothing in an API answer may load or frame anything. */
export const apiHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: 'same-origin',
  originAgentCluster: '?1',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: `max-age=${hstsSeconds}; includeSubDomains`,
  xContentTypeOptions: 'nosniff',
  xFrameOptions: 'DENY',
  xDnsPrefetchControl: 'off',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
});

/** For pages rendered on demand: the page's own policy is in its `<meta>`; this adds what a `<meta>` cannot say. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
