import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ThemePart } from './product-theme.ts';

/** A soft hyphen, because the longest name is wider than its column on a phone. */
const breakable = (name: string) => name.replace('oxymeth', 'oxy\u00admeth');

/** The substances that the panel detects, with their cut-off concentrations. */
export function DrugPanel({ panel: { title, rows } }: { panel: ThemePart<'panel'> }) {
	const messages = useWords(productWords);
	return (
		<Band tone="pale" className="grid gap-x-16 gap-y-8 wide:grid-cols-[5fr_7fr] print:block!">
			<Heading title={title} />
			<DataTable
				caption={title}
				head={[messages.drug, messages.code, messages.cutoff]}
				rows={rows.map(({ name, code, cutoff }) => ({
					key: code,
					cells: [breakable(name), code, cutoff.replace(' ', '\u00a0')],
				}))}
			/>
		</Band>
	);
}
