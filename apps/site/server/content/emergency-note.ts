import { escapeHtml } from '@site/contract/escape-html';
import { inLanguage, type Language } from '@site/contract/language';
import { productAddress } from '../../app/destinations.ts';
import type { Content } from './content.ts';
import { statementOf } from './registrations.ts';
import { remember } from './remember.ts';

const underEmergencyUse = remember(2, (content: Content, language: Language) =>
	content.snapshot.products.flatMap((product) => {
		const statement = statementOf(content, product, language);
		if (!statement) return [];
		return {
			// Another product's address may begin with this one's.
			address: new RegExp(`${productAddress(product.slug)}(?![\\w-])`),
			name: `<strong>${escapeHtml(inLanguage(product.title, language))}</strong>`,
			statement: escapeHtml(statement),
		};
	}),
);

export const emergencyNoteTitle: Record<Language, string> = { en: 'Emergency use', cn: '紧急使用' };

/**
 * The statement that must accompany a text with links to products under emergency use (INFO-15); empty for most
 * texts.
 */
export function emergencyNote(content: Content, text: string, language: Language): string {
	const [comma, colon] = language === 'cn' ? ['、', '：'] : [', ', ': '];
	const named = underEmergencyUse(content, language).filter(({ address }) => address.test(text));
	return [...Map.groupBy(named, ({ statement }) => statement)]
		.map(([statement, of]) => `<p><small>${of.map(({ name }) => name).join(comma)}${colon}${statement}</small></p>`)
		.join('');
}
