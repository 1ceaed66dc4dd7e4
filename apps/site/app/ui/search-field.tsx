import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { SearchInput } from './search-input.tsx';

/** Milliseconds without typing after which the keyword is searched. */
const typingPause = 200;

/**
 * Search as you type: each keyword is reported once, after a pause; Enter and an emptied field report at once. Without
 * scripting it is a form, and `children` are its hidden fields.
 */
export function SearchField({
	id: given,
	name,
	label,
	placeholder,
	keyword,
	onKeyword,
	children,
}: {
	id?: string;
	name: string;
	label: string;
	placeholder: string;
	keyword: string;
	/** A search is one history entry: further keywords replace it. */
	onKeyword: (keyword: string, how: { replace: boolean }) => void;
	children?: ReactNode;
}) {
	const messages = useMessages();
	const own = useId();
	const id = given ?? own;
	const input = useRef<HTMLInputElement>(null);
	const told = useRef(keyword);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

	function tell() {
		clearTimeout(pause.current);
		const typed = input.current?.value.trim() ?? '';
		if (typed === told.current) return;
		const replace = typed !== '' && told.current !== '';
		told.current = typed;
		onKeyword(typed, { replace });
	}

	function typed() {
		clearTimeout(pause.current);
		if (input.current?.value.trim() === '') tell();
		else pause.current = setTimeout(tell, typingPause);
	}

	// The keyword changes from outside when the visitor goes back.
	useEffect(() => {
		if (keyword === told.current) return;
		told.current = keyword;
		clearTimeout(pause.current);
		if (input.current) input.current.value = keyword;
	}, [keyword]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page came alive
	useEffect(() => {
		typed();
		return () => clearTimeout(pause.current);
	}, []);

	return (
		<search aria-label={label}>
			<form
				method="get"
				onSubmit={(event) => {
					event.preventDefault();
					tell();
				}}
			>
				{children}
				<SearchInput
					ref={input}
					{...{ id, name, label, placeholder, keyword }}
					onInput={(event) => {
						// Input that is still being composed (Chinese) is not a keyword yet.
						if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) typed();
					}}
					onCompositionEnd={typed}
				/>
				<button
					type="submit"
					className="hidden min-h-11 font-semibold text-teal-dark underline in-[.on-deep]:text-white noscript:block"
				>
					{messages.search}
				</button>
			</form>
		</search>
	);
}
