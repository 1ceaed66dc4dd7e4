import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { FiguresSection } from '../../sections/kinds/figures.tsx';
import type { ProductTheme } from './product-theme.ts';

/** Large figures: minutes to the result, shelf life, and the number of substances in one panel. */
export function KeyFigures({ theme: { resultMinutes, panel }, shelfLife }: { theme: ProductTheme; shelfLife: string }) {
	const messages = useWords(productWords);
	const months = Number(/^(\d+) ?(?:months?|个月)/.exec(shelfLife)?.[1] ?? 0);
	const items = [
		resultMinutes && { value: messages.minutes(resultMinutes), label: messages.toResult },
		months > 0 && { value: messages.months(months), label: messages.shelfLife },
		panel && { value: messages.substances(panel.rows.length), label: messages.inOnePanel },
	].filter((item) => typeof item === 'object');
	return items.length > 0 && <FiguresSection section={{ kind: 'figures', tone: 'deep', items }} />;
}
