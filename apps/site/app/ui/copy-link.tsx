import type { ComponentProps, MouseEvent } from 'react';
import { copyText } from '../client/copy-text.ts';
import { useShell } from '../client/use-shell.ts';

type CopyLinkProps = Pick<ComponentProps<'a'>, 'title' | 'aria-label' | 'className' | 'children'> & {
	address: string;
	/** The confirmation. */
	copied: string;
};

/** A click copies the whole address; if that is not possible, it is an ordinary link. */
export function CopyLink({ address, copied, ...link }: CopyLinkProps) {
	const { publicUrl } = useShell();
	async function copy(event: MouseEvent) {
		const { defaultPrevented, metaKey, ctrlKey, shiftKey } = event;
		if (defaultPrevented || metaKey || ctrlKey || shiftKey || !navigator.clipboard) return;
		event.preventDefault();
		if (!(await copyText(publicUrl + address, copied))) location.assign(address);
	}
	return <a href={address} onClick={copy} {...link} />;
}
