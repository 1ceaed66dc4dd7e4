import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const alone = { scripts: [], styles: '', tagManagerScript: '', videoHosts: [], framedBy: null };

describe('the content security policy of a page', () => {
	it('allows the page’s own inline scripts, by their hashes', () => {
		const policy = contentSecurityPolicy({ ...alone, scripts: ['first()', 'data("[1]")'] });
		expect(policy).toContain(`script-src 'self' ${hashOf('first()')} ${hashOf('data("[1]")')};`);
	});

	it('ignores values that are not addresses', () => {
		expect(contentSecurityPolicy({ ...alone, tagManagerScript: 'gtm.js' })).toBe(contentSecurityPolicy(alone));
	});

	it('never allows inline styles, eval or other hosts', () => {
		expect(contentSecurityPolicy(alone)).not.toMatch(/unsafe|http|sha256/);
	});

	it('allows the host of the tag manager if there is one', () => {
		const policy = contentSecurityPolicy({ ...alone, tagManagerScript: 'https://tags.example/gtm.js' });
		expect(policy).toMatch(/script-src [^;]*https:\/\/tags\.example/);
	});

	it('allows its own films, and frames only from hosts that staff allowed', { tags: '@D36' }, () => {
		expect(contentSecurityPolicy(alone)).toMatch(/frame-src 'self';.*media-src 'self'/);
		const allowed = contentSecurityPolicy({ ...alone, videoHosts: ['player.example', 'films.example'] });
		expect(allowed).toContain("frame-src 'self' https://player.example https://films.example;");
		expect(allowed.replace(/frame-src [^;]*;/, '')).not.toContain('example');
	});

	it('forbids framing, except of previews by the studio', () => {
		expect(contentSecurityPolicy(alone)).toContain("frame-ancestors 'none'");
		expect(contentSecurityPolicy({ ...alone, framedBy: 'http://studio.example' })).toContain(
			'frame-ancestors http://studio.example',
		);
	});
});
