/** What every response says about itself, whatever it is. */

/**
 * The client's own files and nothing else. Styles may stand in the page (the client places things by `style`), pictures
 * may be made by the page (`blob:`), fonts may stand in a drawing (`data:`).
 */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

function contentPolicy(scripts: readonly string[]): string {
  const scriptSource = `script-src ${["'self'", ...scripts].join(' ')}`;
  return [...Object.entries(POLICY).map(([name, sources]) => `${name} ${sources}`), scriptSource].join('; ');
}

export const safeHeaders = (scripts: readonly string[] = []): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(scripts),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
