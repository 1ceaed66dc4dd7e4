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
			<h2 className="mb-4 text-2xl">{words.title}</h2>
			<MyCountry countries={countries} country={country} className="mb-6" />
			{isNowhere && <p className="mb-6 rounded-card bg-white px-5 py-3">{words.notThere}</p>}
			<table className="w-full border-collapse tabular-nums max-sm:text-sm">
				<caption className="sr-only">{words.title}</caption>
				<thead>
					<tr className="text-left text-sm">
						<th scope="col" className="w-[32%] border-b border-ink py-3 pr-4 font-semibold">
							{words.country}
						</th>
						<th scope="col" className="border-b border-ink py-3 font-semibold">
							{words.registration}
						</th>
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

function CountryRow({ row, isMine }: { row: Row; isMine: boolean }) {
	const words = useWords(availabilityWords);
	return (
		<tr data-mine={isMine ? '' : undefined} className="group break-inside-avoid data-mine:bg-white">
			<th
				scope="row"
				className="border-b border-ink/15 py-4 pr-4 text-left align-top font-semibold group-data-mine:pl-3"
			>
				{row.countryName}
				<span className="mt-1 hidden w-fit rounded-full bg-teal-dark px-2.5 py-0.5 text-xs text-white group-data-mine:block">
					{words.mine}
				</span>
			</th>
			<td className="border-b border-ink/15 py-4 align-top">
				<p className="font-semibold">
					{[words.routes[row.route], row.deviceClass && words.deviceClass(row.deviceClass)].filter(Boolean).join(' · ')}
				</p>
				<Facts row={row} />
				{row.registerUrl && (
					<SiteLink
						to={row.registerUrl}
						newWindow
						className="font-semibold text-teal-dark underline underline-offset-4 print:hidden"
					>
						{words.register}
					</SiteLink>
				)}
			</td>
		</tr>
	);
}

function Facts({ row }: { row: Row }) {
	const words = useWords(availabilityWords);
	const facts = [
		[row.country === 'CN' ? words.chineseNumber : words.number, row.number],
		[words.holder, row.holder],
		[words.validity, words.valid(row.validFrom, row.validTo)],
		[words.setting, row.settings.map((setting) => words.settings[setting]).join(words.separator)],
		[words.clia, row.clia ? words.cliaCategories[row.clia] : ''],
	].filter(([, value]) => value);
	return (
		<dl className="mt-1 grid gap-x-10 gap-y-1 text-sm desktop:lg:grid-cols-2">
			{facts.map(([name, value]) => (
				<div key={name} className="flex-wrap gap-x-2 sm:flex">
					<dt className="text-ink-soft">{name}</dt>
					<dd className="wrap-anywhere">
						<Unbroken>{value ?? ''}</Unbroken>
					</dd>
				</div>
			))}
		</dl>
	);
}
