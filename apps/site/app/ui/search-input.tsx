import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type SearchInputProps = Pick<ComponentProps<'input'>, 'ref' | 'maxLength' | 'onInput' | 'onCompositionEnd'> & {
	id: string;
	name: string;
	label: string;
	placeholder: string;
	/** Initial value. */
	keyword: string;
	large?: boolean;
	className?: string;
};

/** A search input with a magnifying glass. */
export function SearchInput({ label, keyword, large = false, className, ...input }: SearchInputProps) {
	return (
		<>
			<label htmlFor={input.id} className="sr-only">
				{label}
			</label>
			<div className={classes('relative', className)}>
				<span
					className={classes(
						'pointer-events-none absolute inset-y-0 grid place-items-center text-teal',
						large ? 'left-5' : 'left-4',
					)}
				>
					<Icon name="search" />
				</span>
				<input
					{...input}
					type="search"
					enterKeyHint="search"
					autoComplete="off"
					defaultValue={keyword}
					className={classes(
						'w-full rounded-full border border-ink-soft/75 bg-white py-2.5 pr-5 text-ink hover:border-teal focus-visible:outline-offset-1',
						large ? 'min-h-14 pl-13 text-lg' : 'min-h-12 pl-12 text-base',
					)}
				/>
			</div>
		</>
	);
}
