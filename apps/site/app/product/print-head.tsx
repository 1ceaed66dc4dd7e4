import { brand } from '@site/contract/brand';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../client/use-shell.ts';

/** The head of a printed product page: company, contact details, address of the page and date of printing. */
export function PrintHead() {
	const { publicUrl, settings } = useShell();
	const { pathname } = useLocation();
	const day = useDayOfPrint();
	return (
		<div className="hidden justify-between gap-8 border-b border-ink/15 pb-3 text-xs print:flex">
			<p className="flex items-center gap-2 text-lg font-bold">
				<svg viewBox="0 0 100 100" className="size-8" aria-hidden="true">
					<path fill="#0E7C86" d="M50 100A50 50 0 1 1 100 50H73A23 23 0 1 0 50 73Z" />
					<circle cx="79" cy="81" r="19" fill="#F2745F" />
				</svg>
				{brand.company}
			</p>
			<p className="text-right">
				{[...settings.address.slice(1), settings.phone, settings.hours].join(' · ')}
				<span className="block">
					{publicUrl}
					{pathname}
					{day && ` · ${day}`}
				</span>
			</p>
		</div>
	);
}

/** Set when printing starts: the page itself may be days old. */
function useDayOfPrint(): string {
	const [day, setDay] = useState('');
	useEffect(() => {
		const note = () => setDay(new Date().toISOString().slice(0, 10));
		note();
		addEventListener('beforeprint', note);
		return () => removeEventListener('beforeprint', note);
	}, []);
	return day;
}
