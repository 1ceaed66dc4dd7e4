import { MyCountry } from '../forms/my-country.tsx';
import { availabilityWords } from '../messages/availability.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductParts } from '../visit.ts';

type Row = ProductParts['product']['registrations'][number];

/** The countries where the product may be sold, with the visitor's country marked. */
export function Availability({ product: { registrations }, countries = [], country = '' }: ProductParts) {
	const words = useWords(availabilityWords);
	if (registrations.length === 0) return null;
	const isNowhere = country !== '' && registrations.every((row) => row.country !== country);
	return (
		<Band tone="pale" label={words.title}>
			<div className="mb-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
				<h2 className="text-2xl">{words.title}</h2>
				<MyCountry countries={countries} country={country} />
			</div>
			{isNowhere && <p className="mb-6 rounded-card bg-white px-5 py-3">{words.notThere}</p>}
			<table className="lines w-full border-collapse text-sm tabular-nums">
				<caption className="sr-only">{words.title}</caption>
				<thead>
					<tr>
						{[words.country, words.registration, words.number, words.holder, words.validity, words.setting].map(
							(name) => (
								<th key={name} scope="col" className="border-b border-ink py-2 pr-4 text-left font-semibold">
									{name}
								</th>
							),
						)}
					</tr>
				</thead>
				<tbody>
					{registrations.map((row) => (
						<CountryRow key={row.id} row={row} isMine={row.country === country} />
					))}
				</tbody>
			</table>
		</Band>
	);
}

const cell = 'py-3 pr-4 align-top group-data-mine:pl-3';

/** On a narrow screen the cells are lines with their names. */
function CountryRow({ row, isMine }: { row: Row; isMine: boolean }) {
	const words = useWords(availabilityWords);
	const clia = row.clia && `${words.clia} ${words.cliaCategories[row.clia]}`;
	const cells = [
		[row.country === 'CN' ? words.chineseNumber : words.number, row.number],
		[words.holder, row.holder],
		[words.validity, words.valid(row.validFrom, row.validTo)],
		[
			words.setting,
			[row.settings.map((setting) => words.settings[setting]).join(words.separator), clia].filter(Boolean).join(' · '),
		],
	] as const;
	return (
		<tr
			data-mine={isMine ? '' : undefined}
			className="group break-inside-avoid border-b border-ink/15 data-mine:bg-white"
		>
			<th scope="row" className="py-3 pr-4 text-left align-top font-semibold group-data-mine:pl-3">
				{row.countryName}
				<span className="mt-1 hidden w-fit rounded-full bg-teal-dark px-2.5 py-0.5 text-xs text-white group-data-mine:block">
					{words.mine}
				</span>
			</th>
			<td className={`font-semibold ${cell}`}>
				{[words.routes[row.route], row.deviceClass && words.deviceClass(row.deviceClass)].filter(Boolean).join(' · ')}
				{row.registerUrl && (
					<SiteLink
						to={row.registerUrl}
						newWindow
						className="block w-fit font-semibold text-teal-dark underline underline-offset-4 mobile:py-2 print:hidden"
					>
						{words.register}
					</SiteLink>
				)}
			</td>
			{cells.map(([name, value]) => (
				<td key={name} className={`wrap-anywhere ${cell}`}>
					{value && <span className="cell-name pr-4 text-ink-soft">{name}</span>}
					<Unbroken>{value}</Unbroken>
				</td>
			))}
		</tr>
	);
}
