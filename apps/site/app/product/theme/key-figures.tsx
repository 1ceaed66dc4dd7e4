import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { FiguresSection } from '../../sections/kinds/figures.tsx';
import type { ProductTheme } from './product-theme.ts';

/** The result in minutes, the shelf life, and how much one test covers: as large as they are meant. */
export function KeyFigures({ theme: { resultMinutes, shelfLifeMonths, panel } }: { theme: ProductTheme }) {
	const messages = useWords(productWords);
	const items = [
		resultMinutes && { value: messages.minutes(resultMinutes), label: messages.toResult },
		shelfLifeMonths && { value: messages.months(shelfLifeMonths), label: messages.shelfLife },
		panel && { value: messages.substances(panel.rows.length), label: messages.inOnePanel },
	].filter((item) => typeof item === 'object');
	return items.length > 0 && <FiguresSection section={{ kind: 'figures', tone: 'deep', items }} />;
}
