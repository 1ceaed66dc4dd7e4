import { type ComponentProps, useEffect, useRef } from 'react';

type ChoiceBoxProps = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'onChange'> & {
	checked: boolean;
	onChange: () => void;
};

/** A labelled checkbox whose state is in the address. A tick from before hydration counts once the page responds. */
export function ChoiceBox({ checked, onChange, className, children, ...box }: ChoiceBoxProps) {
	const input = useRef<HTMLInputElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before
	useEffect(() => {
		if (input.current && input.current.checked !== checked) onChange();
	}, []);
	return (
		<label className={className}>
			<input
				{...box}
				ref={input}
				type="checkbox"
				checked={checked}
				onChange={onChange}
				className="size-5 shrink-0 accent-teal"
			/>
			{children}
		</label>
	);
}
