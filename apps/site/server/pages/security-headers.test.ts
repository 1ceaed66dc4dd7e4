import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('a site with an HTTPS address sets HSTS; another one does not', () => {
	expect(securityHeaders('https://www.example.com')['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
	expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
});
