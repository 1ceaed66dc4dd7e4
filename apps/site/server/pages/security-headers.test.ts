import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('a site whose address is safe is never asked for in the open again; another one promises nothing', () => {
	expect(securityHeaders('https://www.example.com')['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
	expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
});
