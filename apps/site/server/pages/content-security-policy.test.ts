import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const alone = { tagManagerScript: '', framedBy: null };

describe('the content security policy of a page', () => {
	it('allows exactly the inline scripts that the page carries', () => {
		const policy = contentSecurityPolicy('<script>one()</script><p></p><script type="module">two()</script>', alone);
		expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
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

	it('lets nobody frame a page, but the studio its previews', () => {
		expect(contentSecurityPolicy('', alone)).toContain("frame-ancestors 'none'");
		expect(contentSecurityPolicy('', { ...alone, framedBy: 'http://studio.example' })).toContain(
			'frame-ancestors http://studio.example',
		);
	});
});
