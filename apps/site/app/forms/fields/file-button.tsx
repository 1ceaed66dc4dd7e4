import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/**
 * For the input before a `FileButton`. With scripting it is hidden, because its texts are in the browser's language.
 */
export const hiddenFileInput = 'peer sr-only noscript:not-sr-only';

/** The button of a file input, in the language of the page. */
export function FileButton({ htmlFor, children }: { htmlFor: string; children: string }) {
	return (
		<label
			htmlFor={htmlFor}
			className={buttonClass(
				'secondary',
				'noscript:hidden cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-coral-text mobile:w-full',
			)}
		>
			<Icon name="document" />
			{children}
		</label>
	);
}
