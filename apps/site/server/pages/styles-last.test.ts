import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { stylesOf, withStyles } from './styles-last.ts';

const css = "a::before{content:'→ $& $1'}";
const page = '<head><style id="styles"></style></head><body>试剂盒</body>';

it('the styles are put into their element unchanged, and nothing else changes', () => {
	const whole = withStyles(page, stylesOf(css)).toString();
	expect(whole).toBe(page.replace('</style>', () => `${css}</style>`));
	expect(withStyles('<p>试剂盒</p>', stylesOf(css)).toString()).toBe('<p>试剂盒</p>');
});

it('the hash for the policy is that of the newest styles', () => {
	for (const text of [css, 'b{}', css])
		expect(stylesOf(text).hash).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});
