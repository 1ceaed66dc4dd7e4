import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addresses } from '../support/addresses.ts';
import { layouts } from '../support/visitors.ts';

const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: {
		// React writes these forms; browsers and the standard take them.
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'no-implicit-button-type': 'off',
		'doctype-style': 'off',
		'script-type': 'off',
		// The length of a title is an editor's decision.
		'long-title': 'off',
		// Native dialogs and disclosure widgets are named by their content.
		'prefer-native-element': 'off',
		'no-inline-style': 'error',
	},
});

for (const [layout, options] of layouts) {
	for (const language of ['en', 'cn']) {
		test(`the HTML of every page is valid in the ${layout} layout, ${language}`, async ({ request }) => {
			const problems: string[] = [];
			for (const [name, address] of Object.entries(addresses)) {
				const headers = { 'user-agent': options.userAgent, cookie: `lang=${language}` };
				const html = await (await request.get(address, { headers })).text();
				const report = await validator.validateString(html);
				for (const result of report.results) {
					for (const { ruleId, message, selector } of result.messages)
						problems.push(`${name}: ${ruleId}: ${message} (${selector})`);
				}
			}
			expect([...new Set(problems)]).toEqual([]);
		});
	}
}
