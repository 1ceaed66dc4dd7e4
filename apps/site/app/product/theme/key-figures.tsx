import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { FiguresSection } from '../../sections/kinds/figures.tsx';
import type { ProductTheme } from './product-theme.ts';

/** The result in minutes, the shelf life, and how much one test covers: as large as they are meant. */
export function KeyFigures({ theme: { resultMinutes, shelfLifeMonths, performance, panel } }: { theme: ProductTheme }) {
	const messages = useWords(productWords);
	const targets = performance?.targets.length ?? 0;
	const items = [
		resultMinutes && { value: messages.minutes(resultMinutes), label: messages.toResult },
		shelfLifeMonths && { value: messages.months(shelfLifeMonths), label: messages.shelfLife },
		targets > 1 && { value: messages.targets(targets), label: messages.fromOneTest },
		panel && { value: messages.substances(panel.rows.length), label: messages.inOnePanel },
	].filter((item) => typeof item === 'object');
	return items.length > 0 && <FiguresSection section={{ kind: 'figures', tone: 'deep', items }} />;
}
