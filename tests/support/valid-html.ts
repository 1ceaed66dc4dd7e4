import { HtmlValidate } from 'html-validate';

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

/** What is not valid in a page. */
export async function invalidHtml(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
