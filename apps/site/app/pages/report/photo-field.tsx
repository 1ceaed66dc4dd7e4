import { keptPhotoField, photoField } from '@site/contract/report';
import { useEffect, useRef, useState } from 'react';
import { FileButton, hiddenFileInput } from '../../forms/fields/file-button.tsx';
import { reportWords } from '../../messages/report.ts';
import { useWords } from '../../messages/use-messages.ts';
import { describedBy, FieldError, Hint } from '../../ui/field.tsx';

const id = `report-${photoField}`;

type PhotoFieldProps = {
	photos: readonly { name: string; url: string }[];
	error: string | undefined;
	className: string;
};

/** Phones convert photos to the accepted formats. Photos of an earlier attempt are on the server and sent by address. */
export function PhotoField({ photos, error, className }: PhotoFieldProps) {
	const words = useWords(reportWords);
	const input = useRef<HTMLInputElement>(null);
	const [names, setNames] = useState<string[]>([]);
	const name = () => setNames(Array.from(input.current?.files ?? [], (file) => file.name));
	// Includes photos that were chosen before hydration.
	useEffect(name, []);
	return (
		<div className={className}>
			<label htmlFor={id} className="text-sm font-semibold">
				{words.photos}
			</label>
			<Hint id={id} hint={words.photosHint} />
			{photos.length > 0 && (
				<fieldset className="mt-3">
					<legend className="text-sm">{words.kept}</legend>
					{photos.map(({ name, url }) => (
						<label key={url} className="flex min-h-12 items-center gap-3">
							<input
								type="checkbox"
								name={keptPhotoField}
								value={url}
								defaultChecked
								className="size-6 shrink-0 accent-teal"
							/>
							<span className="min-w-0 break-all">{name}</span>
						</label>
					))}
				</fieldset>
			)}
			<div className="relative my-2 flex flex-wrap items-center gap-x-4 gap-y-2">
				<input
					ref={input}
					id={id}
					type="file"
					name={photoField}
					accept="image/jpeg,image/png,image/webp"
					multiple
					className={`scroll-mt-48 ${hiddenFileInput}`}
					{...describedBy({ id, hint: words.photosHint, error })}
					onChange={name}
				/>
				<FileButton htmlFor={id}>{words.choosePhotos}</FileButton>
				<span role="status" className="min-w-0 break-all noscript:hidden">
					{names.join(' · ')}
				</span>
			</div>
			<FieldError id={id} error={error} />
		</div>
	);
}
