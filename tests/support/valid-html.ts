import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: {
		// React renders these forms, which browsers and the standard accept.
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'no-implicit-button-type': 'off',
		'doctype-style': 'off',
		'script-type': 'off',
		// Editors decide on the length of a title.
		'long-title': 'off',
		// Native dialogs and disclosure widgets are named by their content.
		'prefer-native-element': 'off',
		'no-inline-style': 'error',
	},
});

/** The errors in the HTML of a page. */
export async function invalidHtml(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
