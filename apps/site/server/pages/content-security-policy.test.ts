import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const alone = { scripts: [], tagManagerScript: '', videoHosts: [], framedBy: null };

describe('the content security policy of a page', () => {
	it('allows the inline scripts that are its own, by their hashes', () => {
		const policy = contentSecurityPolicy('', { ...alone, scripts: ['first()', 'data("[1]")'] });
		expect(policy).toContain(`script-src 'self' ${hashOf('first()')} ${hashOf('data("[1]")')};`);
	});

	it('does not open for what is no address', () => {
		expect(contentSecurityPolicy('', { ...alone, tagManagerScript: 'gtm.js' })).toBe(contentSecurityPolicy('', alone));
	});

	it('never allows inline styles, eval or other hosts', () => {
		const policy = contentSecurityPolicy(
			'<script src="/a.js"></script><script type="application/ld+json">{}</script>',
			alone,
		);
		expect(policy).not.toMatch(/unsafe|http|sha256/);
	});

	it('allows the host of the tag manager where there is one', () => {
		const policy = contentSecurityPolicy('', { ...alone, tagManagerScript: 'https://tags.example/gtm.js' });
		expect(policy).toMatch(/script-src [^;]*https:\/\/tags\.example/);
	});

	it('plays films of its own, and frames those of hosts that staff allowed alone (D36)', () => {
		expect(contentSecurityPolicy('', alone)).toMatch(/frame-src 'self';.*media-src 'self'/);
		const allowed = contentSecurityPolicy('', { ...alone, videoHosts: ['player.example', 'films.example'] });
		expect(allowed).toContain("frame-src 'self' https://player.example https://films.example;");
		expect(allowed.replace(/frame-src [^;]*;/, '')).not.toContain('example');
	});

	it('lets nobody frame a page, but the studio its previews', () => {
		expect(contentSecurityPolicy('', alone)).toContain("frame-ancestors 'none'");
		expect(contentSecurityPolicy('', { ...alone, framedBy: 'http://studio.example' })).toContain(
			'frame-ancestors http://studio.example',
		);
	});
});
