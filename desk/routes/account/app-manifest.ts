/**
 * The web app manifest, for installing the desk on a home screen. It contains no personal data, and nothing is
 * stored for use without a connection.
 */
import drawn from '../../icons/desk.svg?url';
import small from '../../icons/desk-192.png?url';
import large from '../../icons/desk-512.png?url';

const manifest = {
  id: '/desk',
  name: 'Miranaya Desk',
  short_name: 'Desk',
  lang: 'en-IN',
  start_url: '/desk',
  scope: '/desk',
  display: 'standalone',
  background_color: '#f6f4ef',
  theme_color: '#3d3a9e',
  icons: [
    { src: small, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    { src: large, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    { src: drawn, sizes: 'any', type: 'image/svg+xml' },
  ],
};

export const loader = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
