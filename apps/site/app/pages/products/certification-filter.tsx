import { Count } from '../../catalogue/count.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceBox } from '../../ui/choice-box.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { CertificationNode, ProductCounts } from '../../visit.ts';
import { viewFields } from './address.ts';
import { searchCertifications, toggleCertification } from './filters.ts';
import type { ProductListState } from './product-list-view.ts';

/** Checkboxes for certifications, parents and children, with their own search. */
export function CertificationFilter({ view, asked, change, data, hasFailed, retry }: ProductListState) {
	const { catalogue, searchPlaceholder } = useMessages();
	return (
		<div className="grid content-start gap-3">
			<h2 className="text-lg font-semibold">{catalogue.certifications}</h2>
			<SearchField
				name="certification-search"
				label={catalogue.searchCertifications}
				placeholder={searchPlaceholder}
				keyword={asked.certificationSearch}
				onKeyword={(keyword, how) => change((current) => searchCertifications(current, keyword), how)}
			>
				<HiddenFields fields={viewFields(searchCertifications(view, ''))} />
			</SearchField>
			{hasFailed('certifications') && <LoadFailure retry={retry} />}
			<form method="get">
				<HiddenFields fields={viewFields({ ...view, certifications: [], page: 1 })} />
				<fieldset>
					<legend className="sr-only">{catalogue.certifications}</legend>
					<Certifications
						options={data.certifications}
						chosen={view.certifications}
						counts={data.counts.certifications}
						onToggle={(id) => change((current) => toggleCertification(current, id))}
					/>
				</fieldset>
				<div className="mt-3 hidden noscript:block">
					<Button type="submit" style="secondary">
						{catalogue.apply}
					</Button>
				</div>
			</form>
			{data.certifications.length === 0 && <p className="text-sm text-ink-soft">{catalogue.noCertification}</p>}
		</div>
	);
}

function Certifications({
	options,
	...rest
}: {
	options: readonly CertificationNode[];
	chosen: readonly number[];
	counts: ProductCounts['certifications'];
	onToggle: (id: number) => void;
}) {
	const { chosen, counts, onToggle } = rest;
	const { catalogue } = useMessages();
	return (
		<ul>
			{options.map(({ id, name, children }) => (
				<li key={id}>
					<ChoiceBox
						name="certifications"
						value={id}
						checked={chosen.includes(id)}
						aria-description={catalogue.productCount(counts[id] ?? 0)}
						onChange={() => onToggle(id)}
						className="flex min-h-11 items-center gap-3 text-sm hover:text-teal desktop:min-h-9"
					>
						{name}
						<Count of={counts[id] ?? 0} className="ml-auto" />
					</ChoiceBox>
					{children.length > 0 && (
						<div className="ml-3 border-l border-line pl-5">
							<Certifications options={children} {...rest} />
						</div>
					)}
				</li>
			))}
		</ul>
	);
}
