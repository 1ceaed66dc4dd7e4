import type { Product } from '@site/contract/catalogue';
import { emergencyUseStatement } from '@site/contract/registrations';
import type { Snapshot } from '@site/contract/snapshot';
import type { PaperLanguage } from '../../../src/papers/planned-papers.ts';
import { inSpanish } from '../../../src/papers/spanish/common-words.ts';

/** The Spanish statement, for papers only: the site has two languages. */
const spanish = (detects: string) =>
	`Esta prueba no tiene autorización de comercialización ni aprobación de la FDA. La FDA la ha autorizado mediante una autorización de uso de emergencia (EUA) únicamente para la detección de ${detects}, y no de otros virus o patógenos. El uso de emergencia solo está autorizado mientras dure la declaración de que existen circunstancias que lo justifican, según la sección 564(b)(1) de la Ley Federal de Alimentos, Medicamentos y Cosméticos, 21\u00a0U.S.C. §\u00a0360bbb-3(b)(1), salvo que la declaración termine o la autorización se revoque antes.`;

/** The statement on papers of a product under emergency use; empty for every other product. */
export function emergencyStatement(
	{ registrations }: Snapshot,
	product: Product,
	{ language, day }: { language: PaperLanguage; day: string },
): string {
	const said = emergencyUseStatement(product, registrations, language === 'zh' ? 'cn' : 'en', day);
	if (!said || language !== 'es') return said ?? '';
	const row = registrations.find(({ productId, route }) => productId === product.id && route === 'eua');
	return spanish(inSpanish(row?.detects?.en ?? ''));
}
