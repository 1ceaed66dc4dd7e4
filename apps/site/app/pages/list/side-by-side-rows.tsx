import type { Figure } from '@site/contract/performance';
import type { ReactNode } from 'react';
import { availabilityWords } from '../../messages/availability.ts';
import { listTableWords } from '../../messages/list-table.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CompactEvidence } from '../../product/performance/compact-evidence.tsx';
import { scaleFor } from '../../product/performance/target.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ComparedLine } from '../../visit.ts';

export type Country = { code: string; name: string };
type Row = {
	name: string;
	text: (line: ComparedLine) => string;
	/** What is shown, where it is more than text. */
	show?: (line: ComparedLine) => ReactNode;
	/** What no two lines share: there is no need to say that they differ. */
	isIdentity?: true;
	/** Shown where there is nothing to say. */
	none?: string;
	/** Said once, in place of what each line says. */
	instead?: string | undefined;
};

const short = ({ text, counted }: Figure) => (counted ? `${text}% (${counted.of})` : `${text}%`);

/** What a purchaser compares, row by row. */
export function useSideBySideRows(lines: readonly ComparedLine[], country: Country | null): Row[] {
	const words = useWords(listTableWords);
	const availability = useWords(availabilityWords);
	const scale = scaleFor(lines.flatMap(({ performance }) => performance));
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
		{ name: words.quantity, text: ({ quantity }) => String(quantity) },
		{ name: words.gtin, text: ({ gtin }) => gtin, isIdentity: true },
		{ name: words.specimen, text: ({ specimen }) => specimen },
		{ name: words.time, text: ({ time }) => time },
		{
			name: country ? words.statusIn(country.name) : words.status,
			text: (line) => (country ? registered(line) : ''),
			none: words.notThere,
			instead: country ? undefined : words.chooseCountry,
		},
		{
			name: words.performance,
			text: ({ performance }) =>
				performance
					.map(({ name, positive, negative }) => [name, short(positive), short(negative)].join(' '))
					.join('\n'),
			show: ({ performance }) => performance.length > 0 && <CompactEvidence targets={performance} scale={scale} />,
			isIdentity: true,
		},
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
