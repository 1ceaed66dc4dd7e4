import { brand } from '@site/contract/brand';
import { useRef } from 'react';
import { addressIn } from '../../addresses/language-address.ts';
import { listFile, listOf } from '../../addresses/list-address.ts';
import { copyText } from '../../client/copy-text.ts';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuoteLink } from './quote-link.tsx';
import type { List } from './use-list.ts';

/** The third step: the quote, and the downloads. */
export function WaysOn({ list, documentSet }: { list: List; documentSet: string }) {
	const { lines } = list;
	const words = useWords(listWords);
	const { language, publicUrl } = useShell();
	const references = lines.map(({ reference }) => encodeURIComponent(reference)).join(',');
	const documents = `${documentSet}?references=${references}&in=${language === 'cn' ? 'zh' : 'en'}`;
	const shared = publicUrl + addressIn(language, listOf(lines));
	const address = useRef<HTMLInputElement>(null);

	async function copy() {
		if (await copyText(shared, words.copied)) return;
		address.current?.select();
		showToast('info', words.copyFailed);
	}

	const file =
		'inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-white underline-offset-4 hover:underline';
	return (
		<>
			<p className="hidden text-sm wrap-anywhere print:block">{`${brand.company} · ${shared}`}</p>
			<section
				aria-label={words.takeAlong}
				className="no-print grid grid-cols-1 gap-8 rounded-card bg-deep p-6 text-white on-deep desktop:p-10 wide:grid-cols-[minmax(0,1fr)_auto]"
			>
				<div>
					<QuoteLink list={list} style="light" />
					<p className="mt-3 text-sm text-white/85">{words.quoteText(lines.length)}</p>
				</div>
				<ul className="flex flex-wrap items-start gap-x-6 gap-y-1">
					{(
						[
							[documents, words.documents],
							[addressIn(language, listFile('csv', lines)), words.csv],
							[addressIn(language, listFile('xlsx', lines)), words.xlsx],
						] as const
					).map(([to, label]) => (
						<li key={label}>
							<a href={to} download className={file}>
								<Icon name="download" className="size-5" />
								{label}
							</a>
						</li>
					))}
				</ul>
				<div className="wide:col-span-2">
					<label htmlFor="share" className="text-sm font-semibold">
						{words.share}
					</label>
					<div className="mt-1 flex flex-wrap gap-3">
						<input
							ref={address}
							id="share"
							type="text"
							readOnly
							value={shared}
							aria-describedby="share-hint"
							className="min-h-12 min-w-0 flex-[1_1_min(16rem,100%)] rounded-lg bg-white px-4 text-ink"
						/>
						<Button style="outline-light" className="noscript:hidden" onClick={copy}>
							{words.copy}
						</Button>
						<Button style="outline-light" className="noscript:hidden" onClick={() => print()}>
							{words.print}
						</Button>
					</div>
					<p id="share-hint" className="mt-2 text-sm text-white/85">
						{words.shareText}
					</p>
				</div>
			</section>
		</>
	);
}
