import { isFact } from '@site/contract/facts';
import type { Figure } from '@site/contract/performance';
import { availabilityWords } from '../../messages/availability.ts';
import { listTableWords } from '../../messages/list-table.ts';
import { useWords } from '../../messages/use-messages.ts';
import { type CompareRow, useFactRows } from '../../product/compare-table.tsx';
import { CompactEvidence } from '../../product/performance/compact-evidence.tsx';
import { scaleFor } from '../../product/performance/target.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ComparedLine } from '../../visit.ts';

export type Country = { code: string; name: string };
type Row = CompareRow<ComparedLine>;

const short = ({ text, counted }: Figure) => (counted ? `${text}% (${counted.of})` : `${text}%`);

/** The rows of the comparison for purchasers. */
export function useSideBySideRows(lines: readonly ComparedLine[], country: Country | null): Row[] {
	const words = useWords(listTableWords);
	const availability = useWords(availabilityWords);
	const factRows = useFactRows(lines);
	const scale = scaleFor(lines.flatMap(({ performance }) => performance));
	const targets = new Set(lines.flatMap(({ performance }) => performance.map(({ name }) => name)));
	const registered = ({ registrations }: ComparedLine) =>
		registrations
			.filter((row) => row.country === country?.code)
			.map(({ route, deviceClass }) =>
				[availability.routes[route], deviceClass && availability.deviceClass(deviceClass)].filter(Boolean).join(' · '),
			)
			.join('\n');
	return [
		{ name: words.reference, text: ({ reference }) => reference, isIdentity: true },
		{ name: words.pack, text: ({ pack }) => pack },
		{ name: words.quantity, text: ({ quantity }) => String(quantity), isIdentity: true },
		{ name: words.gtin, text: ({ gtin }) => gtin, isIdentity: true },
		...factRows((key) => isFact(key, 'onLists')),
		{
			name: country ? words.statusIn(country.name) : words.status,
			text: (line) => (country ? registered(line) : ''),
			none: words.notThere,
			instead: country ? undefined : words.chooseCountry,
		},
		...[...targets].map((target): Row => {
			const of = ({ performance }: ComparedLine) => performance.filter(({ name }) => name === target);
			return {
				name: words.performance(target),
				text: (line) =>
					of(line)
						.map(({ positive, negative }) => `${short(positive)} ${short(negative)}`)
						.join(),
				show: (line) =>
					of(line).length > 0 ? (
						<CompactEvidence targets={of(line)} scale={scale} />
					) : (
						line.performance.length > 0 && words.notLookedFor
					),
			};
		}),
		{
			name: words.documentsInLanguage,
			text: ({ documents }) => documents.map(({ title }) => title).join('\n'),
			show: ({ documents }) =>
				documents.length > 0 && (
					<ul>
						{documents.map(({ id, title, address }) => (
							<li key={id}>
								<SiteLink to={address} className="inline-block py-1 text-teal-dark underline underline-offset-4">
									{title}
								</SiteLink>
							</li>
						))}
					</ul>
				),
			isIdentity: true,
			none: words.noDocument,
		},
	];
}
