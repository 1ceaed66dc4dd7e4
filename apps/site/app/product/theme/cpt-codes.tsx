import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ThemePart } from './product-theme.ts';

export function CptCodes({ codes }: { codes: ThemePart<'cptCodes'> }) {
	const messages = useWords(productWords);
	return (
		<Band tone="pale" className="grid gap-x-16 gap-y-8 wide:grid-cols-[5fr_7fr] print:block!">
			<div>
				<Heading title={messages.cptCodes} />
				<p className="mt-4 text-sm text-ink-soft">{messages.cptNotice}</p>
			</div>
			<DataTable
				caption={messages.cptCodes}
				head={[messages.cptCode, messages.covers]}
				rows={codes.map(({ code, covers }) => ({ key: code, cells: [code, covers] }))}
			/>
		</Band>
	);
}
