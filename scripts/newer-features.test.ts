import { describe, expect, it } from 'vitest';
import { newerInScript } from './newer-scripts.ts';
import { newerInStyles } from './newer-styles.ts';

describe('the check for features newer than the supported browsers', () => {
	const inScript = (text: string) => newerInScript('example.tsx', text);

	it('finds members, statics, classes and attributes that older browsers lack', () => {
		expect(inScript('element.checkVisibility()')).toEqual(['api.Element.checkVisibility']);
		expect(inScript('AbortSignal.any([one, other])')).toEqual(['api.AbortSignal.any_static']);
		expect(inScript('Object.groupBy(list, kind)')).toEqual(['javascript.builtins.Object.groupBy']);
		expect(inScript('Promise.withResolvers<string>()')).toEqual(['javascript.builtins.Promise.withResolvers']);
		expect(inScript('new CloseWatcher()')).toEqual(['api.CloseWatcher']);
		expect(inScript('<dialog closedby="any" />')).toEqual(['html.elements.dialog.closedby']);
	});

	it('allows features that are checked first, old features, and our own names', () => {
		expect(inScript('element.checkVisibility?.() ?? true')).toEqual([]);
		expect(inScript("'startViewTransition' in document && document.startViewTransition(turn)")).toEqual([]);
		expect(inScript('list.toSorted(); element.closest("a"); new AbortController()')).toEqual([]);
		expect(inScript('settings.share.social; person.phone; opening.hours')).toEqual([]);
	});

	it('finds properties, values, selectors and media queries outside of @supports', () => {
		expect(newerInStyles('p{text-wrap:pretty}')).toContain('css.properties.text-wrap.pretty');
		expect(newerInStyles('@media (scripting:none){p{color:red}}')).toEqual(['css.at-rules.media.scripting']);
		expect(newerInStyles('details::details-content{color:red}')).toEqual(['css.selectors.details-content']);
		expect(newerInStyles('p{field-sizing:content}')).toContain('css.properties.field-sizing');
		expect(newerInStyles('@supports (field-sizing:content){p{field-sizing:content}}p{color:red}')).toEqual([]);
		expect(
			newerInStyles('p:has(a){-webkit-user-select:none;user-select:none;color:color-mix(in srgb,red,blue)}'),
		).toEqual([]);
	});
});
